/** Names of people who share a screen: this browser remembers them, the server knows one guest. */
const key = (table: string) => `waterhole.names.${table}`;

export function aliases(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepAliases(table: string, names: string[]): void {
  localStorage.setItem(key(table), JSON.stringify(names));
}

/** A sentence that begins with one name, told with another. */
export function renamed(sentence: string, name: string, alias: string): string {
  return name && alias && sentence.startsWith(name) ? alias + sentence.slice(name.length) : sentence;
}
