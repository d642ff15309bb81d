/** Shows where long words may be broken on a narrow card, given as 'petti-rosso'. */
export function breaking(words: string[]): (text: string) => string {
  const soft = new Map(words.map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]));
  return (text) => text.replace(/\p{L}+/gu, (word) => soft.get(word) ?? word);
}

/** With a capital letter in front, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
