import { catalogue } from './catalogue.svelte';
import { newKey } from './key';
import { choices, type Choice } from './moves';
import type {
  ChatLine,
  Clock,
  FromClient,
  FromServer,
  HintMessage,
  Move,
  Seen,
  TableInfo,
  Told,
  Update,
  View,
} from './protocol';
import { socket } from './socket.svelte';
import { because, label, named, SERVER, tell, type AnyTelling, type Cast, type Refusal } from './telling';
import { t } from './words.svelte';

/** Shows events before the view they lead to; resolves when the show is over or was skipped. */
export type Show = (events: Seen[], before: View, after: View) => Promise<void>;

const SPECTATOR = -1;
/** With more updates waiting than this, the show is skipped: somebody was away. */
const MOST_WAITING = 12;

/** One table as one seat sees it. What may be done is `view.moves`; no rule is known here. */
export class Table {
  info = $state<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state(SPECTATOR);
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state(false);
  showing = $state(false);
  sending = $state(false);
  missing = $state('');

  /** Nothing may be done now, whatever the view says: a lesson waits to be read. */
  resting = $state(false);
  /** How the game on the table is told; the server's English until its words are there. */
  telling = $state.raw<AnyTelling>(SERVER);
  choices = $derived<Choice[]>(
    this.view && !this.showing && !this.resting ? choices(this.view, this.telling) : [],
  );
  /** A name for every player; those without a seat (Robinbird) come last. */
  names = $derived<string[]>([...this.sitting, ...(catalogue.game(this.game)?.extras ?? [])]);
  mine = $derived(this.info?.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? []);
  over = $derived(Boolean(this.view?.outcome));

  private version = 0;
  private known = false;
  private waiting: Update[] = [];
  private pending: FromClient | null = null;
  private stop: () => void;

  constructor(
    readonly id: string,
    readonly invite: string,
    protected readonly show: Show,
  ) {
    this.stop = this.listen();
  }

  protected listen(): () => void {
    return socket.listen(
      (message) => this.receive(message),
      () => this.opened(),
    );
  }

  get game(): string {
    return this.info?.game ?? '';
  }

  /** Those who have a seat, by name. */
  protected get sitting(): string[] {
    return (this.info?.seats ?? []).map((seat, number) =>
      seat.kind === 'bot' && seat.level ? `${named(t.levels, seat.level)} ${number + 1}` : seat.name || t.open,
    );
  }

  /** Who is who for the one who looks, or looks from another seat. */
  cast(own = this.seat): Cast {
    return { names: this.names, own };
  }

  /** What happened, in words. */
  sentence(one: Told, own = this.seat): string {
    return tell(this.telling, one, this.cast(own));
  }

  /** Why something was refused, in words. */
  because(refusal: Refusal, view: View): string {
    return because(this.telling, refusal, view, this.cast());
  }

  /** A move as a sentence begins. */
  label(move: Move): string {
    return label(this.telling, move, this.cast());
  }

  leave(): void {
    socket.send({ type: 'unwatch', table: this.id });
    this.stop();
  }

  /** Looks with the eyes of another of one's seats: everything is told afresh. */
  lookAs(seat: number): void {
    socket.send({ type: 'unwatch', table: this.id, seat: this.seat });
    this.seat = seat;
    this.version = 0;
    this.known = false;
    this.waiting = [];
    this.told = [];
    this.view = null;
    this.refusal = null;
    this.hint = null;
    this.watch();
  }

  play(move: Move): void {
    this.submit(move.id);
  }

  /** Sends a move that is not among the legal ones: the server says why it is refused, and by which ruling. */
  attempt(text: string): void {
    if (!this.view?.waiting.includes(this.seat)) {
      this.refusal = { rule: 'turn', reason: this.over ? t.refusals.over : t.refusals.turn };
      return;
    }
    const legal = this.view.moves.find((move) => move.text === text);
    this.submit(legal ? legal.id : text);
  }

  undo(): void {
    this.send({ type: 'undo', table: this.id, seat: this.seat, version: this.version, key: newKey() });
  }

  ask(): void {
    this.hinting = true;
    socket.send({ type: 'hint', table: this.id, seat: this.seat, key: newKey() });
  }

  say(text: string): void {
    socket.send({ type: 'chat', table: this.id, text, key: newKey(), invite: this.invite });
  }

  protected submit(move: number | string): void {
    if (this.showing || this.sending) return;
    this.send({ type: 'move', table: this.id, seat: this.seat, version: this.version, key: newKey(), move });
  }

  private send(message: FromClient): void {
    this.refusal = null;
    this.sending = true;
    this.pending = message;
    socket.send(message);
  }

  private watch(): void {
    const since = this.known ? { since: this.version } : {};
    socket.send({ type: 'watch', table: this.id, seat: this.seat, invite: this.invite, ...since });
  }

  /** After a reconnection the rest is asked for, and an unanswered submission is sent again under its key. */
  private opened(): void {
    this.watch();
    if (this.pending) socket.send(this.pending);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.id) this.seated(message.table);
        break;
      case 'update':
        if (message.table === this.id && message.seat === this.seat) this.updated(message);
        break;
      case 'accepted':
        this.answered(message.key);
        break;
      case 'refused':
        if (message.table !== this.id) break;
        this.hinting = false;
        this.refusal = message;
        this.answered(message.key);
        break;
      case 'hint':
        this.hinting = false;
        this.hint = message;
        break;
      case 'chat':
        if (message.table === this.id) this.heard(message.lines);
        break;
      case 'error':
        this.failed(message.code, message.text, message.key);
        break;
    }
  }

  private seated(info: TableInfo): void {
    const first = this.info === null;
    this.info = info;
    const own = info.seats.findIndex((seat) => seat.mine);
    if (own >= 0 && this.seat === SPECTATOR) this.lookAs(own);
    else if (first && info.status === 'open') this.known = false;
  }

  private updated(update: Update): void {
    this.version = update.version;
    this.clocks = update.clocks;
    this.clocksAt = performance.now();
    if (update.answers) this.answered(update.answers);
    if (!this.known) {
      this.known = true;
      this.tell(update.events);
      this.view = update.view;
      return;
    }
    this.waiting.push(update);
    if (!this.showing) void this.showAll();
  }

  /** Plays what has come in, one update after the other; the last view is always right. */
  private async showAll(): Promise<void> {
    this.showing = true;
    this.hint = null;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.view;
      const hurried = this.waiting.length > MOST_WAITING || document.visibilityState === 'hidden';
      const seen = update.events.map((told) => told.event);
      this.tell(update.events);
      if (before && seen.length && !hurried) await this.show(seen, before, update.view);
      this.view = update.view;
      if (seen.length) this.refusal = null;
    }
    this.showing = false;
  }

  protected tell(events: Told[]): void {
    let told = this.told;
    for (const one of events) {
      const event = one.event;
      if ('type' in event && event.type === 'undone' && 'count' in event)
        told = told.slice(0, -event.count || undefined);
      told = [...told, one];
    }
    this.told = told;
  }

  private heard(lines: ChatLine[]): void {
    const known = new Set(lines.map((line) => line.id));
    this.chat = [...this.chat.filter((line) => !known.has(line.id)), ...lines];
  }

  private answered(key: string): void {
    if (this.pending && 'key' in this.pending && this.pending.key === key) {
      this.pending = null;
      this.sending = false;
    }
  }

  private failed(code: string, text: string, key: string): void {
    if (code === 'not_found' && !this.info) this.missing = text;
    else this.refusal = { rule: code, reason: text };
    this.hinting = false;
    this.answered(key);
  }
}
