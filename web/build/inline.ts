/** Finds words that stand in a component instead of a message; run by `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';

/** Attributes that are read by people or spoken to them. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'label', 'placeholder', 'title']);
const WORD = /\p{L}{2}/u;
/** What is the same in every language. */
const UNIVERSAL = new Set(['Waterhole']);

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Every node below, with what it hangs on. */
function* below(node: Node, spoken = false): Generator<{ node: Node; spoken: boolean }> {
  yield { node, spoken };
  const deeper =
    spoken || node.type === 'ExpressionTag' || (node.type === 'Attribute' && SPOKEN.has(String(node.name)));
  for (const [name, part] of Object.entries(node)) {
    // Comparisons and names of fields are no words; styles and scripts are read elsewhere.
    if (name === 'metadata' || (node.type === 'BinaryExpression' && spoken)) continue;
    if (node.type === 'MemberExpression' && name === 'property') continue;
    // What `say` is given are ids of messages.
    if (node.type === 'CallExpression' && (node.callee as Node).name === 'say' && name === 'arguments') continue;
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* below(child, deeper);
  }
}

function text(node: Node): string {
  if (node.type === 'Text') return String(node.data);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return '';
}

let found = 0;
for (const file of globSync('src/**/*.svelte')) {
  const source = readFileSync(file, 'utf8');
  const complain = (start: number, words: string) => {
    found += 1;
    const line = source.slice(0, start).split('\n').length;
    console.error(`${file}:${line}: ${words}`);
  };
  const { fragment } = parse(source, { modern: true }) as unknown as { fragment: Node };
  const seen = new Set<Node>();
  for (const { node, spoken } of below(fragment)) {
    if (node.type === 'StyleDirective' || (node.type === 'Attribute' && !SPOKEN.has(String(node.name))))
      for (const { node: inside } of below(node)) seen.add(inside);
    const words = text(node);
    const shown = node.type === 'Text' || spoken;
    if (node.type === 'AttachTag')
      for (const { node: inside } of below(node))
        if (inside.type === 'TemplateElement' && WORD.test(text(inside)))
          complain(inside.start, `'${text(inside).trim()}' belongs in a text/*.ftl`);
    if (shown && !seen.has(node) && WORD.test(words) && !UNIVERSAL.has(words.trim()))
      complain(node.start, `'${words.trim()}' belongs in a text/*.ftl`);
  }
}
process.exitCode = found ? 1 : 0;
