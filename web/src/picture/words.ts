import { pixels, shape } from './shapes';

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  height: number;
}

const SOFT_HYPHEN = '\u00ad';
const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

/** How far a font reaches above and below its line. */
function reach(style: CSSStyleDeclaration): { above: number; below: number } {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('x');
  return { above, below };
}

/** The lines that the browser broke a text into, letter by letter. */
function lines(node: Text): Line[] {
  const range = document.createRange();
  const found: Line[] = [];
  let start = 0;
  for (const letter of node.data) {
    range.setStart(node, start);
    range.setEnd(node, (start += letter.length));
    const [box] = range.getClientRects();
    if (!box?.width) continue;
    const last = found.at(-1);
    const text = letter === SOFT_HYPHEN ? '-' : letter;
    if (last && Math.abs(box.top - last.top) < box.height / 2 && box.left >= last.left) {
      last.text += text;
      if (text.trim()) last.right = box.right;
    } else if (text.trim()) found.push({ text, left: box.left, right: box.right, top: box.top, height: box.height });
  }
  return found;
}

function written(text: string, x: number, y: number, width: number, style: CSSStyleDeclaration): SVGElement {
  return shape(
    'text',
    {
      x,
      y,
      // With other fonts it fits its box all the same.
      textLength: width || undefined,
      lengthAdjust: 'spacingAndGlyphs',
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': pixels(style.fontSize),
      'font-weight': style.fontWeight,
      'font-style': style.fontStyle,
    },
    text,
  );
}

/** A text where the page has it, line by line. */
export function words(node: Text, style: CSSStyleDeclaration): SVGElement[] {
  if (!node.data.trim()) return [];
  const { above, below } = reach(style);
  return lines(node).map(({ text, left, right, top, height }) =>
    written(text.trimEnd(), left, top + (height * above) / (above + below), right - left, style),
  );
}

/** What a style puts before or after an element that has nothing else in it. */
export function added(text: string, around: DOMRect, own: CSSStyleDeclaration, style: CSSStyleDeclaration): SVGElement {
  const { above, below } = reach(style);
  const top = around.top + pixels(own.borderTopWidth) + pixels(own.paddingTop);
  const bottom = around.bottom - pixels(own.borderBottomWidth) - pixels(own.paddingBottom);
  const left = around.left + pixels(own.borderLeftWidth) + pixels(own.paddingLeft);
  return written(text, left, (top + bottom + above - below) / 2, 0, style);
}
