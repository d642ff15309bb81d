/** The little Markdown that the rules are written in, as blocks for the screen; no HTML is ever made from text. */
export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code';
  text: string;
}

export interface Block {
  kind: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'row' | 'pre';
  /** The number of a ruling: 'CB-3'. */
  ruling: string;
  spans: Span[];
  cells: Span[][];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.+?\)/g;

// Where a ruling comes from, '(derived)', is for those who check the rules; who plays need not read it.
const SOURCES =
  'known|derived|assumed|bekend|afgeleid|aangenomen|noto|dedotto|supposto|bekannt|abgeleitet|angenommen|' +
  'conocido|deducido|supuesto|connu|déduit|supposé';
const SOURCE = new RegExp(` \\((?:${SOURCES})(?:[,;: ][^)]*)?\\)`, 'gu');

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open: string[] = [];
  let kind: Block['kind'] = 'p';

  const close = () => {
    if (!open.length) return;
    const words = open.join(' ').replace(SOURCE, '');
    const ruling = kind === 'li' ? (/^([A-Z]{2,3}-\d+)\b/.exec(words)?.[1] ?? '') : '';
    const said = ruling ? words.slice(ruling.length).trim() : words;
    found.push({ kind, ruling, spans: spans(said), cells: [] });
    open = [];
    kind = 'p';
  };

  let fenced: string[] | null = null; // the lines of a block that is shown as it is written
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      close();
      if (fenced)
        found.push({ kind: 'pre', ruling: '', spans: [{ kind: 'text', text: fenced.join('\n') }], cells: [] });
      fenced = fenced ? null : [];
      continue;
    }
    if (fenced) {
      fenced.push(line);
      continue;
    }
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (!line.trim()) close();
    else if (heading) {
      close();
      found.push({
        kind: `h${heading[1]?.length}` as Block['kind'],
        ruling: '',
        spans: spans(heading[2] ?? ''),
        cells: [],
      });
    } else if (line.startsWith('|')) {
      close();
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
        found.push({ kind: 'row', ruling: '', spans: [], cells: cells.map(spans) });
    } else if (item) {
      close();
      kind = 'li';
      open = [item[1] ?? ''];
    } else open.push(line.trim());
  }
  close();
  return found;
}

function spans(text: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, code, link] = match;
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (em) parts.push({ kind: 'em', text: em });
    else if (code) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'text', text: link ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The same blocks, with the rows of each table together. */
export function grouped(all: Block[]): [Block, ...Block[]][] {
  const groups: [Block, ...Block[]][] = [];
  for (const block of all) {
    const last = groups.at(-1);
    if (block.kind === 'row' && last?.[0].kind === 'row') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The plain words of a block, to search in. */
export function words(block: Block): string {
  const all = [block.spans, ...block.cells].flat();
  return plain(`${block.ruling} ${all.map((span) => span.text).join('')}`);
}

/** A text as it is searched: without capitals and accents, with the apostrophes and spaces of a keyboard. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
