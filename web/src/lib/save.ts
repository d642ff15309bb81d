/** Hands a file to whoever looks at the page, under a name. */
export function save(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveJson = (value: unknown, name: string): void =>
  save(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }), name);
