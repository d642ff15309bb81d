/**
 * A QR code of a short text (ISO/IEC 18004): bytes, error correction L, versions 1 to 6, always the first mask.
 * Rows of dark and light; null for a text that is too long.
 */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2) + 1;
  const size = VERSIONS[version - 1];
  if (!size) return null;
  const code = new Code(version);
  code.write(withCorrection(codewords(bytes, size.data), size));
  return code.dark;
}

interface Size {
  /** Codewords for what is said, in so many blocks, and for the correction of each block. */
  data: number;
  blocks: number;
  correction: number;
}

const VERSIONS: Size[] = [
  { data: 19, blocks: 1, correction: 7 },
  { data: 34, blocks: 1, correction: 10 },
  { data: 55, blocks: 1, correction: 15 },
  { data: 80, blocks: 1, correction: 20 },
  { data: 108, blocks: 1, correction: 26 },
  { data: 136, blocks: 2, correction: 18 },
];

const BYTES = 0b0100;
const FILLING = [0xec, 0x11];
/** Correction L and the first mask, with its own correction. */
const FORMAT = 0b111011111000100;

function codewords(bytes: number[], length: number): number[] {
  const bits = [BYTES, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: bits.length / 2 }, (_, n) => ((bits[2 * n] ?? 0) << 4) | (bits[2 * n + 1] ?? 0));
  for (let n = 0; words.length < length; n += 1) words.push(FILLING[n % 2] ?? 0);
  return words;
}

function withCorrection(words: number[], { blocks, correction }: Size): number[] {
  const each = words.length / blocks;
  const parts = Array.from({ length: blocks }, (_, n) => words.slice(n * each, (n + 1) * each));
  return [...interleaved(parts), ...interleaved(parts.map((part) => remainder(part, correction)))];
}

function interleaved(parts: number[][]): number[] {
  return (parts[0] ?? []).flatMap((_, n) => parts.map((part) => part[n] ?? 0));
}

const EXP: number[] = [];
const LOG: number[] = [];
for (let n = 0, value = 1; n < 255; n += 1) {
  EXP[n] = value;
  LOG[value] = n;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

export function times(a: number, b: number): number {
  return a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;
}

/** What is left of a message divided by the generator of so many roots: the codewords that correct it. */
function remainder(message: number[], roots: number): number[] {
  let generator = [1];
  for (let n = 0; n < roots; n += 1)
    generator = [...generator, 0].map((one, at) => one ^ times(generator[at - 1] ?? 0, EXP[n] ?? 0));
  const rest = [...message, ...Array.from({ length: roots }, () => 0)];
  for (let n = 0; n < message.length; n += 1) {
    const first = rest[n] ?? 0;
    generator.forEach((one, at) => (rest[n + at] = (rest[n + at] ?? 0) ^ times(one, first)));
  }
  return rest.slice(message.length);
}

class Code {
  readonly size: number;
  readonly dark: boolean[][];
  /** What belongs to the pattern and takes no message. */
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    const row = () => Array.from({ length: this.size }, () => false);
    this.dark = Array.from({ length: this.size }, row);
    this.fixed = Array.from({ length: this.size }, row);
    for (let n = 0; n < this.size; n += 1) {
      this.set(6, n, n % 2 === 0);
      this.set(n, 6, n % 2 === 0);
    }
    const end = this.size - 4;
    for (const [y, x] of [[3, 3] as const, [3, end] as const, [end, 3] as const]) this.square(y, x, 4);
    if (version > 1) this.square(this.size - 7, this.size - 7, 2);
    this.format();
  }

  private set(y: number, x: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /** Rings around a middle, as they find and straighten the code. */
  private square(y: number, x: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        this.set(y + dy, x + dx, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  private format(): void {
    const { size } = this;
    for (let n = 0; n < 15; n += 1) {
      const dark = ((FORMAT >> n) & 1) === 1;
      if (n < 6) this.set(n, 8, dark);
      else if (n < 8) this.set(n + 1, 8, dark);
      else if (n === 8) this.set(8, 7, dark);
      else this.set(8, 14 - n, dark);
      if (n < 8) this.set(8, size - 1 - n, dark);
      else this.set(size - 15 + n, 8, dark);
    }
    this.set(size - 8, 8, true);
  }

  /** Where the bits go: two columns at a time from the right, up and down in turns. */
  *path(): Generator<[number, number]> {
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let n = 0; n < this.size; n += 1) {
        const y = up ? this.size - 1 - n : n;
        for (const x of [right, right - 1]) if (!this.fixed[y]?.[x]) yield [y, x];
      }
      up = !up;
    }
  }

  write(words: number[]): void {
    let at = 0;
    for (const [y, x] of this.path()) {
      const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      const row = this.dark[y];
      if (row) row[x] = (bit === 1) !== ((y + x) % 2 === 0);
      at += 1;
    }
  }
}
