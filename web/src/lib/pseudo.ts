const ACCENTS: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'ö', u: 'û', y: 'ý', n: 'ñ', c: 'ç' };

/** English that can still be read, with accents and a third longer: what has no message, or no room, shows. */
export function pseudo(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.replace(/[aeiouync]/gi, (letter) => {
    const found = ACCENTS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? found : found.toUpperCase();
  });
  return accented + '~'.repeat(Math.floor(letters / 3));
}
