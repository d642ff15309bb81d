import { FluentBundle, FluentNone, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import type { Cast } from './narration';

/** A message and its arguments, as the server sends it. */
export interface Phrase {
  id: string;
  args?: Args;
}

/** Numbers, seats, names of things, lists and bags of these. */
export type Args = Record<string, unknown>;

const NOBODY: Cast = { names: [], own: -1 };
const NUMBERED = /^(.+) (\d+)$/;

/** A name as part of a message's id: 'Heavy Legs' -> 'heavy-legs'. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A list or a bag as an argument: only functions look into it. */
class Data extends FluentType<unknown> {
  override toString(): string {
    return '?';
  }
}

/** Messages of one language, and the functions they may call; src/waterhole/text/functions.py has the same ones. */
export class Bundle {
  private readonly bundle: FluentBundle;
  private readonly plurals: Intl.PluralRules;
  private args: Args = {};
  private cast = NOBODY;
  /** How a move is called, by its notation. */
  private moveName = (notation: string) => `'${notation}'`;

  constructor(
    readonly language: string,
    resources: FluentResource[],
    transform: (text: string) => string = (text) => text,
  ) {
    this.plurals = new Intl.PluralRules(language);
    this.bundle = new FluentBundle(language, { useIsolating: false, transform, functions: this.functions() });
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  format(id: string, args: Args = {}, cast = this.cast, moveName = this.moveName): string {
    const outer = [this.args, this.cast, this.moveName] as const;
    [this.args, this.cast, this.moveName] = [args, cast, moveName];
    try {
      return this.pattern(id);
    } finally {
      [this.args, this.cast, this.moveName] = outer;
    }
  }

  /** A message, or one of its attributes, with the arguments at hand; what there is no message for shows its id. */
  private pattern(id: string, attribute = ''): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, wrapped(this.args), []) : id;
  }

  private functions() {
    type Named = Record<string, FluentValue>;
    const text = (value: FluentValue | undefined) => (typeof value === 'string' ? value : '');
    return {
      NAME: ([seat]: FluentValue[]) => this.name(Number(plain(seat))) ?? new FluentNone('seat'),
      YOU: ([seat]: FluentValue[]) => (plain(seat) === this.cast.own && this.cast.own >= 0 ? 'yes' : 'no'),
      HAS: ([value]: FluentValue[]) => (isEmpty(plain(value)) ? 'no' : 'yes'),
      SIGNED: ([value]: FluentValue[]) => signed(Number(plain(value))),
      WORD: ([value, count]: FluentValue[], { kind, form }: Named) =>
        value instanceof FluentNone
          ? value
          : this.word(
              String(plain(value)),
              count === undefined ? undefined : Number(plain(count)),
              text(kind),
              text(form),
            ),
      LIST: ([value]: FluentValue[], { item, join }: Named) => this.list(plain(value), text(item), text(join) || 'and'),
      TEXT: ([value]: FluentValue[]) => this.text(plain(value)),
      MOVE: ([value]: FluentValue[]) => this.moveName(String(plain(value))),
    };
  }

  private name(seat: number): string | undefined {
    return this.cast.names.length ? this.cast.names[seat] : this.format('player', { number: seat + 1 });
  }

  private word(value: string, count: number | undefined, kind: string, form: string): string {
    const numbered = this.has(`${kind}-${slug(value)}`) ? null : NUMBERED.exec(value);
    const id = `${kind}-${slug(numbered?.[1] ?? value)}`;
    if (!this.has(id)) return value;
    const category = count === undefined ? '' : this.plurals.select(count);
    const word = this.pattern(id, form || (category === 'one' ? '' : category));
    return numbered ? `${word} ${numbered[2]}` : word;
  }

  private list(value: unknown, item: string, join: string): string {
    const things = thingsOf(value).map((thing) => this.thing(thing, item));
    return things.slice(1).reduce((before, last, index) => {
      const how = index === things.length - 2 ? join : 'comma';
      return this.format(`list-${how}`, { ...this.args, before, last });
    }, things[0] ?? '');
  }

  private thing(thing: unknown, item: string): string {
    if (!item) return this.text(thing);
    return this.format(item, { ...this.args, ...(isRecord(thing) ? thing : { item: thing }) });
  }

  private text(value: unknown): string {
    if (!isRecord(value)) return String(value);
    const { id, args } = value as unknown as Phrase;
    return this.format(id, { ...this.args, ...args });
  }
}

export function parse(source: string): FluentResource {
  return new FluentResource(source);
}

function isRecord(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function thingsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.entries(value).map(([item, count]) => ({ item, count })) : [];
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return !value.length;
  return value === null || value === '' || (isRecord(value) && !Object.keys(value).length);
}

export function signed(number: number): string {
  return number === 0 ? '0' : `${number > 0 ? '+' : '−'}${Math.abs(number)}`;
}

/** Arguments as Fluent takes them: what is not known is left out, yes and no stand for what is true or false. */
function wrapped(args: Args): Record<string, FluentValue> {
  const found: Record<string, FluentValue> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'number') found[name] = new FluentNumber(value, { useGrouping: false });
    else if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else found[name] = typeof value === 'string' ? value : new Data(value);
  }
  return found;
}

/** What a function gets, as it was before it was wrapped. */
function plain(value: FluentValue | undefined): unknown {
  if (value === undefined || value instanceof FluentNone) return null;
  return value instanceof FluentType ? value.value : value;
}
