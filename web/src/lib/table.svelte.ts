import { aliases, renamed } from './aliases';
import { catalogue } from './catalogue.svelte';
import { newKey } from './key';
import { choices, type Choice } from './moves';
import { inTurn, skip } from './flights';
import { flightsOf, GAMES, type Screen, type Standing, type Where } from '../games';
import { banner, LONG, momentOf, sayings, type Saying } from './moments';
import type {
  ChatLine,
  Clock,
  Failure,
  FromClient,
  FromServer,
  HintMessage,
  Move,
  Seen,
  SeatInfo,
  Settle,
  TableInfo,
  Told,
  Update,
  View,
} from './protocol';
import { nonceFor, notice, promiseFor } from './promises';
import { socket } from './socket.svelte';
import { sounds } from './sound';
import { Story } from './story.svelte';
import { because, label, SERVER, tell, type Narrator, type Cast, type Refusal } from './narration';
import { botName } from './temper';
import { say, speech } from './words.svelte';

const SPECTATOR = -1;
const NOTHING = -1;
/** How long new answers are not taken from a pointer, in milliseconds: a thumb lifts and comes down more slowly. */
const SETTLING = 400;
const SETTLING_TOUCH = 700;
/** With more updates waiting than this, the show is skipped: somebody was away. */
const MOST_WAITING = 12;
/** So much is told again to whoever comes back. */
const MOST_REMEMBERED = 40;

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
  /** The card that was refused, for what it does to be read. */
  tried = $state('');
  /** The table as the server last told of it: further than the view while something is being shown. */
  newest = $state.raw<View | null>(null);
  /** What is worth knowing about what was just asked for. */
  notice = $state('');
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state(false);
  private hintKey = '';
  showing = $state(false);
  /** Whose deeds are being shown; -1: several players', or nobody's. */
  acting = $state(SPECTATOR);
  sending = $state(false);
  missing = $state('');
  /** Whether somebody of those who share this screen has said that it is they who look: before that no hand is shown. */
  claimed = $state(false);

  /** Nothing may be done now, whatever the view says: a lesson waits to be read. */
  resting = $state(false);
  /** How the game on the table is told; the server's English until its words are there. */
  narrator = $state.raw<Narrator>(SERVER);
  /** Moves that will be made one after the other: what was chosen as one. */
  private plan = $state.raw<string[]>([]);
  choices = $derived<Choice[]>(
    this.view && !this.showing && !this.resting && !this.plan.length ? choices(this.view, this.narrator) : [],
  );
  /** What can be confirmed of what was put together on the board; `instead` of a move that would pass over it. */
  offer = $state.raw<{ label: string; run: () => void; quiet?: boolean; instead?: string } | null>(null);
  /** What is told on the table. */
  readonly story = new Story();
  /** How the game is shown, once that is there; nothing for a game without a screen of its own. */
  screen = $state.raw<Screen | null>(null);
  /** Whether its screen is there, or it has none: a plain board must not flash before it. */
  furnished = $state(false);
  /** Where the moves of the game are made, and which of them end or decline something. */
  where = $state.raw<(move: Move) => Where>(() => 'prompt');
  closing = $state.raw<Set<string>>(new Set());
  /** The card of the hand that was chosen and is not played yet. */
  chosen = $state('');
  /** The move of a place that a finger has pointed at and not made yet. */
  aimed = $state(NOTHING);
  /** What a button can do with what was chosen or pointed at. */
  uses = $derived(
    this.choices
      .filter(
        ({ move }) =>
          move.id === this.aimed ||
          (this.chosen && this.where(move) !== 'board' && Object.values(move.fields).includes(this.chosen)),
      )
      // As the game lists its moves: a card is played before it is sold, its good face comes before the bad one.
      .toSorted((one, other) => one.move.id - other.move.id),
  );
  /** A name for every player; those without a seat (Robinbird) come last. */
  names = $derived<string[]>([...this.sitting, ...(catalogue.game(this.game)?.extras ?? [])]);
  mine = $derived(this.info?.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) ?? []);
  over = $derived(Boolean(this.view?.outcome));
  /** Advice that was given alone against bots is told to nobody, but known to the server. */
  private advised = $state(false);
  /** Whether the server will rate the game, as far as a seat can know. */
  rated = $derived.by(() => {
    const { info, mine, told } = this;
    if (this.advised || !info || info.seats.length < 2 || mine.length !== 1 || info.placed || info.daily) return false;
    return !told.some(({ event }) => event.type === 'hinted' || (event.type === 'undone' && !event.harmless));
  });
  /** How much of the chat has been in sight. */
  private read = $state(0);
  unread = $derived(this.chat.slice(this.read).filter(({ mine }) => !mine).length);

  /** Whether a tap means what is there now: who taps just as the answers change meant what was there before. */
  settled = $state(true);
  private settling = 0;
  private version = 0;
  private known = false;
  private waiting: Update[] = [];
  private pending: FromClient | null = null;
  private stop: () => void;
  /** The names of those who share this screen. */
  private readonly aliases: string[];

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.aliases = aliases(id);
    this.stop = this.listen();
  }

  /** Fetches the game's screen, with its words. */
  async furnish(): Promise<void> {
    const screen = (await GAMES[this.game]?.load?.())?.screen;
    if (screen) {
      await speech.learn(screen.words);
      this.screen = screen;
      this.narrator = screen.words.words;
      this.where = screen.where;
      this.closing = screen.closing;
      this.story.placesOf = ({ event }) => momentOf(screen.moments, event).places?.(event as never) ?? [];
      this.remember();
    }
    this.furnished = true;
  }

  /** Shows what happened before the view it leads to: told while its cards fly. Over when all was seen, or skipped. */
  protected async show(events: Seen[], told: Saying[]): Promise<void> {
    await inTurn(told.map((one) => () => this.story.perform(one)));
    sounds.happened(events);
  }

  /** What is asked, or who is waited for. */
  question(view: View): string {
    const words = this.narrator.asked(view as never, this.cast());
    return words === 'waiting' ? this.waitingFor(view) : words;
  }

  waitingFor(view: View): string {
    return say('prompt-waiting', { waiting: view.waiting }, this.cast());
  }

  /** What happened, as it is told on the table. */
  protected sayings(told: Told[], before: View, after: View): Saying[] {
    const { screen } = this;
    if (!screen) return [];
    const teller = {
      moments: screen.moments,
      sentence: (one: Told) => this.sentence(one),
      flights: (event: Seen) => flightsOf(screen, event, this.seat),
    };
    const names = this.called;
    const all = sayings(told, teller, { before, after, own: this.seat, names });
    const soon = screen.soon(after as never, names);
    return soon && !after.outcome && !screen.soon(before as never, names) ? [...all, banner(soon)] : all;
  }

  /** Everybody by name, and whoever looks as 'you'. */
  private get called(): string[] {
    return this.names.map((name, player) => (player === this.seat ? say('yourself') : name));
  }

  /** Why the game may be over soon. */
  get soon(): string {
    const view = this.view;
    return view && !view.outcome ? (this.screen?.soon(view as never, this.called) ?? '') : '';
  }

  /** Whoever comes back is told what happened since their last decision. */
  private remember(): void {
    const { view, screen } = this;
    if (!view || !screen || this.story.waited.length) return;
    // That one's turn began or how one fares after somebody's card, which the log alone has, and what hits oneself were
    // not decided by oneself.
    const last = this.told.findLastIndex(({ event }) => {
      const { weight, hits } = momentOf(screen.moments, event);
      return event.seat === this.seat && weight !== 'log' && !hits?.(event as never, this.seat);
    });
    this.story.collect(this.sayings(this.told.slice(last + 1).slice(-MOST_REMEMBERED), view, view));
  }

  protected listen(): () => void {
    socket.at(this.id);
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
      seat.kind === 'bot' && seat.level
        ? botName(seat.level, number + 1)
        : ([this.alias(seat, number), seat.name].find(Boolean) ?? say('open')),
    );
  }

  private alias(seat: SeatInfo, number: number): string {
    return seat.mine && this.mine.length > 1 ? (this.aliases[number] ?? '') : '';
  }

  /** Who is who for the one who looks, or looks from another seat. */
  cast(own = this.seat): Cast {
    return { names: this.names, own, view: this.view };
  }

  /** What happened, in words. */
  sentence(one: Told, own = this.seat): string {
    const { seat } = one.event;
    return renamed(
      tell(this.narrator, one, this.cast(own)),
      this.info?.seats[seat]?.name ?? '',
      this.names[seat] ?? '',
    );
  }

  /** Why something was refused, in words. */
  because(refusal: Refusal, view: View): string {
    return because(this.narrator, refusal, view, this.cast());
  }

  /** A move as a sentence begins. */
  label(move: Move): string {
    return label(this.narrator, move, this.cast());
  }

  leave(): void {
    socket.send({ type: 'unwatch', table: this.id });
    this.stop();
    this.waiting = [];
    skip();
  }

  /** Looks with the eyes of another of one's seats: everything is told afresh. */
  lookAs(seat: number): void {
    socket.send({ type: 'unwatch', table: this.id, seat: this.seat });
    this.seat = seat;
    this.newest = null;
    this.version = 0;
    this.known = false;
    this.waiting = [];
    this.told = [];
    this.story.forget();
    this.view = null;
    this.refusal = null;
    this.hint = null;
    this.watch();
  }

  play(move: Move): void {
    this.story.decide();
    this.submit(move.id);
  }

  /** Makes several moves that were chosen as one, in the order in which they are asked for. */
  playAll(texts: string[]): void {
    this.choose('');
    this.plan = texts;
    this.story.decide();
    this.goOn();
  }

  /** Whether each move is made by itself, because each is spoken of. */
  readonly stepwise: boolean = false;

  /** The next move of a plan, or the answer to a question that was not to be asked. */
  goOn(): void {
    if (this.showing || this.sending || !this.view?.waiting.includes(this.seat)) return;
    const [text, ...rest] = this.plan;
    const planned = this.view.moves.find((move) => move.text === text);
    this.plan = planned ? rest : [];
    const move = planned ?? (this.resting ? undefined : this.screen?.unasked?.(this.view as never));
    if (move) this.submit(move.id);
  }

  /** How much room the game's questions take. */
  get room(): Screen['room'] {
    return this.screen?.room;
  }

  /** Where a player stands in the game's own measure. */
  standing(view: View, player: number): Standing | undefined {
    return this.screen?.standing?.(view as never, player);
  }

  /** Shows a move where it would be made, without making it. */
  aim(move: Move): void {
    const card = Object.values(move.fields).find((value) => document.querySelector(`main [data-card="${value}"]`));
    this.chosen = card === undefined ? '' : String(card);
    this.aimed = move.id;
  }

  /**
   * A finger shows first what its second tap will do; a mouse and a key act at once, and so does the card that was
   * chosen for this move. Another card that was chosen is put back.
   */
  point(move: Move, event: Event): void {
    const finger = event instanceof PointerEvent && ['touch', 'pen'].includes(event.pointerType);
    const meant = this.aimed === move.id || Object.values(move.fields).includes(this.chosen || NOTHING);
    if (!finger || meant) this.play(move);
    else {
      this.choose('');
      this.aimed = move.id;
    }
  }

  /** What was refused before is over: something else is tried. */
  choose(card: string): void {
    this.refusal = null;
    this.notice = '';
    this.aimed = NOTHING;
    this.tried = '';
    this.chosen = card;
  }

  /** What was refused is no longer said. */
  forgive(): void {
    this.refusal = null;
  }

  /** Takes no answer from a pointer for a moment. */
  settle(): void {
    this.settled = false;
    clearTimeout(this.settling);
    const touch = matchMedia('(pointer: coarse)').matches;
    this.settling = window.setTimeout(() => (this.settled = true), touch ? SETTLING_TOUCH : SETTLING);
  }

  /** Puts the table as it is now before the player; what was chosen is forgotten when other things can be done. */
  protected lay(view: View): void {
    const before = this.view;
    this.view = view;
    if (before && sameQuestion(before, view)) return;
    this.dismissHint();
    this.chosen = '';
    this.aimed = NOTHING;
    this.offer = null;
    this.settle();
  }

  /** Sends a move that is not among the legal ones: the server says why it is refused, and by which ruling. */
  attempt(text: string, card = ''): void {
    this.tried = card;
    if (this.over) return; // that it is over is what the question says
    if (!this.view?.waiting.includes(this.seat)) {
      this.refusal = { rule: 'turn', why: { id: 'refused-turn', args: { waiting: this.view?.waiting ?? [] } } };
      return;
    }
    const legal = this.view.moves.find((move) => move.text === text);
    if (legal && !this.showing) this.story.decide();
    this.submit(legal ? legal.id : text);
  }

  undo(): void {
    this.send({ type: 'undo', table: this.id, seat: this.seat, version: this.version, key: newKey() });
  }

  /** Whether a choice was only begun and can be taken back with nothing learned by it. */
  begun(view: View): boolean {
    const asked = !this.showing && view.waiting.includes(this.seat);
    return asked && !this.info?.daily && (this.screen?.begun?.(view as never) ?? false);
  }

  ask(): void {
    this.hinting = true;
    this.hintKey = newKey();
    socket.send({ type: 'hint', table: this.id, seat: this.seat, key: this.hintKey });
    if (this.rated) this.notice = say('no-longer-rated');
  }

  dismissHint(): void {
    this.hint = null;
    this.hinting = false;
    this.hintKey = '';
  }

  readChat(): void {
    this.read = this.chat.length;
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
    this.notice = '';
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
      case 'settle':
        if (message.table === this.id) this.tellNonce(message);
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
        this.notice = '';
        this.plan = [];
        this.answered(message.key);
        break;
      case 'hint':
        if (message.key !== this.hintKey) break; // it is for another question, or for another person
        this.hinting = false;
        this.advised = true;
        this.hint = message;
        break;
      case 'chat':
        if (message.table === this.id) this.heard(message.lines);
        break;
      case 'error':
        this.failed(message);
        break;
    }
  }

  private seated(info: TableInfo): void {
    const first = this.info === null;
    this.info = info;
    notice(info);
    const promise = promiseFor(info);
    if (promise) socket.send({ type: 'promise', table: this.id, promise });
    const own = info.seats.findIndex((seat) => seat.mine);
    if (own >= 0 && this.seat === SPECTATOR) this.lookAs(own);
    else if (first && info.status === 'open') this.known = false;
  }

  private tellNonce(settled: Settle): void {
    const nonce = nonceFor(settled);
    if (nonce) socket.send({ type: 'nonce', table: this.id, nonce });
  }

  private updated(update: Update): void {
    this.newest = update.view;
    this.version = update.version;
    this.clocks = update.clocks;
    this.clocksAt = performance.now();
    if (update.answers) this.answered(update.answers);
    if (!this.known) {
      this.known = true;
      this.tell(update.events);
      this.lay(update.view);
      this.remember();
      this.goOn();
      return;
    }
    this.waiting.push(update);
    if (!this.showing) void this.showAll();
  }

  /** The next update that is shown: what one player did in several short moves is told in one line. */
  private nextUpdate(): Update | undefined {
    let next = this.waiting.shift();
    for (let more = this.waiting[0]; next && more && this.inOneBreath(next, more); more = this.waiting[0]) {
      this.waiting.shift();
      next = { ...more, events: [...next.events, ...more.events] };
    }
    return next;
  }

  private inOneBreath(one: Update, other: Update): boolean {
    const events = [...one.events, ...other.events];
    const [seat = SPECTATOR] = events.map(({ event }) => event.seat);
    return (
      seat >= 0 &&
      seat !== this.seat &&
      events.every(({ event }) => event.seat === seat) &&
      events.reduce((letters, told) => letters + this.sentence(told).length, 0) <= LONG
    );
  }

  /** Plays what has come in, one update after the other; the last view is always right. */
  private async showAll(): Promise<void> {
    this.showing = true;
    this.hint = null;
    for (let update = this.nextUpdate(); update; update = this.nextUpdate()) {
      const before = this.view;
      const hurried = this.waiting.length > MOST_WAITING || document.visibilityState === 'hidden';
      const seen = update.events.map((told) => told.event);
      const actors = new Set(seen.map(({ seat }) => seat).filter((seat) => seat >= 0));
      const [actor = SPECTATOR] = actors;
      this.acting = actors.size === 1 ? actor : SPECTATOR;
      const { rated } = this;
      this.tell(update.events);
      if (rated && !this.rated) this.notice = say('no-longer-rated');
      const told = before ? this.sayings(update.events, before, update.view) : [];
      if (seen.some(({ type }) => type === 'undone')) this.story.forget();
      this.story.collect(told);
      if (before && seen.length && !hurried) {
        await this.show(seen, told);
        this.settle();
      }
      if (update.seat === this.seat) this.lay(update.view); // somebody may have sat down meanwhile
      if (seen.length) this.refusal = null;
    }
    this.showing = false;
    this.goOn();
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

  private failed({ code, text, why, key }: Failure): void {
    if (code === 'not_found' && !this.info) this.missing = text;
    else this.refusal = { rule: code, reason: text, why };
    this.hinting = false;
    this.answered(key);
  }
}

function sameQuestion(before: View, after: View): boolean {
  return (
    JSON.stringify(before.prompt) === JSON.stringify(after.prompt) &&
    before.moves.length === after.moves.length &&
    before.moves.every((move, index) => move.id === after.moves[index]?.id)
  );
}
