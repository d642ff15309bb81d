import { slug, type Args, type Phrase } from './bundle';
import type { Move, View } from './protocol';
import { Text } from './spoken.svelte';
import { label, type Narrator, type Cast } from './narration';

/** The texts of one game. */
export class GameText extends Text {
  constructor(game: string) {
    super(`../../../src/waterhole/games/${game}/text`);
  }

  /** A text of the server: a phrase, or (from a game that has no text/ yet) words. */
  private phrase(said: Phrase | string | undefined, cast?: Cast, more: Args = {}): string {
    return typeof said === 'object' ? this.say(said.id, { ...more, ...said.args }, cast) : (said ?? '');
  }

  /** How the game is told, for the components that all games share. */
  readonly words: Narrator = {
    told: (event: { type: string }, cast: Cast) => this.say(`event-${slug(event.type)}`, { ...event }, cast),
    move: (move: Move, cast: Cast) => this.say(moveId(move), { ...move.fields, ...this.around(move, cast) }, cast),
    note: (view: View, index: number) => this.phrase(view.notes[index]),
    asked: ({ prompt, waiting, outcome }: View, cast: Cast) => this.phrase(prompt, cast, { waiting, outcome }),
    held: (card: string) => this.say('held-card', { card }),
    because: ({ id, args }: Phrase, view: View, cast: Cast) =>
      this.bundle?.format(id, args, cast, (notation) => this.moveName(notation, view, cast)) ?? '',
    fact: (fact: Phrase, cast: Cast) => this.phrase(fact, cast),
    parts: new Proxy<Record<string, string>>({}, { get: (_, name) => this.part(String(name)) }),
  };

  /** What is counted over games; a game that has no words for it yet calls it by its name. */
  tally(name: string): string {
    return this.has(`tally-${name}`) ? this.say(`tally-${name}`) : name;
  }

  /** A value of it, by the message that tells such values. */
  counted(word: string, by: string, told: string): string {
    return this.has(told) ? this.say(told, { item: word, [by]: word }) : word;
  }

  /** What a game tells of a move besides its fields, from what is seen on the table. */
  seen: (move: Move, view: View) => Args = () => ({});

  private around(move: Move, { view }: Cast): Args {
    return view ? this.seen(move, view) : {};
  }

  /** A move that can be made is called by its name, any other as it is written. */
  private moveName(notation: string, view: View, cast: Cast): string {
    const move = view.moves.find(({ text }) => text === notation);
    return move ? `‘${label(this.words, move, cast)}’` : `'${notation}'`;
  }

  /** A part of a position's worth: 'hand owl' is 'part-hand' with $of = 'owl'. */
  private part(name: string): string {
    const [part = '', ...of] = name.split(' ');
    return this.say(`part-${part}`, { of: of.join(' ') });
  }
}

/** The message that names a move: by its kind, or where it has no fields by its text. */
function moveId({ kind, text, fields }: Move): string {
  return `move-${slug(Object.keys(fields).length ? kind : text)}`;
}

const games = new Map<string, GameText>();

/** The texts of a game. */
export function gameText(game: string): GameText {
  const found = games.get(game) ?? new GameText(game);
  games.set(game, found);
  return found;
}
