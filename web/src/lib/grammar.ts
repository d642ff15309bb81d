/** Numbers, plurals and lists as a language writes them; the browser knows how. */
export interface Grammar {
  number: (n: number) => string;
  /** '1 card', '3 cards'. */
  count: (n: number, one: string, other: string) => string;
  /** The form of a word for a number, without the number. */
  form: (n: number, one: string, other: string) => string;
  and: (words: string[]) => string;
  or: (words: string[]) => string;
  percent: (part: number) => string;
  /** '+3', '−2'. */
  signed: (n: number) => string;
  /** '30 seconds', '2 days'. */
  duration: (seconds: number) => string;
}

const MINUTE = 60;
const DAY = 86_400;

export function grammar(locale: string): Grammar {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const parts = new Intl.NumberFormat(locale, { style: 'percent' });
  const signs = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  const unit = (n: number, name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(n);
  const form = (n: number, one: string, other: string) => (plurals.select(n) === 'one' ? one : other);
  return {
    number: (n) => numbers.format(n),
    count: (n, one, other) => `${numbers.format(n)} ${form(n, one, other)}`,
    form,
    and: (words) => all.format(words),
    or: (words) => any.format(words),
    percent: (part) => parts.format(part),
    signed: (n) => signs.format(n),
    duration: (seconds) => {
      if (seconds < 2 * MINUTE) return unit(seconds, 'second');
      return seconds < DAY ? unit(seconds / MINUTE, 'minute') : unit(seconds / DAY, 'day');
    },
  };
}

/** Shows where long words may be broken on a narrow card, given as 'petti-rosso'. */
export function breaking(words: string[]): (text: string) => string {
  const soft = new Map(words.map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]));
  return (text) => text.replace(/\p{L}+/gu, (word) => soft.get(word) ?? word);
}

/** With a capital letter in front, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
