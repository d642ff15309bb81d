/** The address of every picture by its name: 'owl', 'watering hole'. */
const files = {
  ...import.meta.glob<string>('../pictures/fluent/*.svg', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../pictures/drawn/*.svg', { query: '?url', import: 'default', eager: true }),
};

const addresses = new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ''), address]));

/** Two games spell it differently. */
const SAME: Record<string, string> = { savannah: 'savanna' };

export function picture(name: string): string | undefined {
  return addresses.get((SAME[name] ?? name).toLowerCase().replaceAll(' ', '-'));
}
