import type { Studied, StudyWish } from '../../lib/protocol';

/** An address longer than this is cut off by some programs that pass it on. */
export const LONGEST = 8000;
/** No position is longer; what unpacks to more was made to be. */
const LARGEST = 60_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST) throw new RangeError();
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The address of a position that somebody keeps. */
export const addressOf = (study: string) => `${location.origin}/study/saved/${study}`;

/** A position as the part of an address behind '#'. */
export async function packed({ game, position }: Pick<Studied, 'game' | 'position'>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ game, position }));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What `packed` made; fails where it is anything else. */
export async function unpacked(code: string): Promise<StudyWish> {
  const small = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const bytes = await through(small, new DecompressionStream('deflate-raw'));
  const { game, position } = JSON.parse(new TextDecoder().decode(bytes)) as Pick<Studied, 'game' | 'position'>;
  return { game, position };
}
