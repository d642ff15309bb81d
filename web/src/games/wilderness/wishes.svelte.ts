import type { Move, Views } from '../../lib/protocol';

/** What somebody wants to be asked outside their turn: all, nothing until then, or about oneself, one player or card. */
export type Wish =
  { about: 'all' | 'nothing' | 'me' } | { about: 'player'; player: number } | { about: 'card'; card: string };

const ALL: Wish = { about: 'all' };
/** Until one's own first turn is over: whoever begins does not know the cards yet that could be played on others. */
const AT_FIRST: Wish = { about: 'me' };
/** With more players than these somebody would be asked ten times between two turns of their own, and mostly pass. */
const FEW = 4;
/** What is wished by who has wished for nothing, once they know the game. */
const usual = ({ players }: Views['wilderness']) => (players.length > FEW ? AT_FIRST : ALL);
/** Windows of nature's turn, which is nobody's. */
const NATURE = new Set(['nature', 'attack', 'attack roll']);

export const isOwnTurn = ({ current, seat, window }: Views['wilderness']) => current === seat && !NATURE.has(window);

const isFirstRound = ({ round, day_discard }: Views['wilderness']) => round === 1 && !Object.keys(day_discard).length;

/** Whether a question is put, as wished: in one's own turn every one is. */
export function isAsked(view: Views['wilderness'], wish: Wish): boolean {
  if (!view.window || isOwnTurn(view)) return true;
  const about = view.window === 'nature' ? null : view.concerned;
  switch (wish.about) {
    case 'all':
      return true;
    case 'nothing':
      return false;
    case 'me':
      return about === view.seat;
    case 'player':
      return [view.seat, wish.player].includes(about ?? -1) || can(view, wish.player);
    case 'card':
      return about === view.seat || can(view, wish.card);
  }
}

/** Whether something can be done with this card or to this player. */
const can = ({ moves }: Views['wilderness'], what: string | number) =>
  moves.some(({ fields: { card, held, target } }) => [card, held, target].includes(what));

/** What the one who looks has wished; it is theirs alone and nobody is told. */
class Wishes {
  now = $state.raw<Wish>(ALL);
  /** Whether one's own turn has been seen to end since 'nothing until my next turn'. */
  private away = false;
  /** Whether nothing was wished yet: what has not been asked at first is asked after one's own first turn. */
  private first = false;
  private key = '';
  /** The turn that ended by itself: whoever takes that back is asked. */
  private ended = '';

  /** The wishes of one seat at one table, also after the page was loaded again. */
  at(table: string, seat: number): void {
    this.key = `waterhole.wish.${table}.${seat}`;
    const kept = sessionStorage.getItem(this.key);
    [this.now, this.away, this.first] = kept ? (JSON.parse(kept) as [Wish, boolean, boolean]) : [AT_FIRST, true, true];
  }

  wish(wish: Wish, away = false, first = false): void {
    this.now = wish;
    this.away = away;
    this.first = first;
    if (this.key) sessionStorage.setItem(this.key, JSON.stringify([wish, away, first]));
  }

  /** What holds at first ends with one's own first turn, and is not for who comes to a game that is under way. */
  private begin(view: Views['wilderness'], own: boolean): void {
    if (!isFirstRound(view) || (!own && !this.away)) this.wish(usual(view), !own);
    else if (own && this.away) this.wish(AT_FIRST, false, true);
  }

  /** The end of a turn that was slept through, where nothing else is left to do (WN-16). */
  private end({ moves, effects, day_deck, round }: Views['wilderness']): Move | undefined {
    const left = moves.filter(({ kind }) => kind !== 'ask me');
    const turn = `${this.key} ${day_deck} ${round}`;
    if (!effects.includes('slept') || left.length !== 1 || turn === this.ended) return undefined;
    this.ended = turn;
    return left.find(({ text }) => text === 'end turn');
  }

  /** The pass that was wished for, where a question is not to be put. */
  answer(view: Views['wilderness']): Move | undefined {
    const own = isOwnTurn(view);
    if (this.first) this.begin(view, own);
    else if (!own && !this.away) this.wish(this.now, true);
    else if (own && this.away && this.now.about === 'nothing') this.wish(usual(view));
    if (!view.window) return this.end(view);
    return isAsked(view, this.now) ? undefined : view.moves.find(({ text }) => text === 'pass');
  }
}

export const wishes = new Wishes();
