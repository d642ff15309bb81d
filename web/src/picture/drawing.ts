import { painted, radius, type Kept } from './boxes';
import { pixels, rounded, shape, type Box } from './shapes';
import { added, words } from './words';

/** What of a style an element of SVG has from those around it, and what is its own. */
// prettier-ignore
const INHERITED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap',
  'stroke-linejoin', 'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
];
const OWN: Record<string, string> = { opacity: '1', filter: 'none', 'vector-effect': 'none', 'clip-path': 'none' };
/** What says where it is and how large. */
// prettier-ignore
const PLACED = new Set([
  'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'd', 'points', 'width', 'height', 'viewBox',
  'preserveAspectRatio', 'transform', 'id', 'patternUnits',
]);

/** The sources of pictures by their addresses. */
export type Sources = ReadonlyMap<string, string>;

/** Where the pictures of a part of the page come from. */
export function addresses(part: Element): string[] {
  const images = [...part.querySelectorAll('img')].map((one) => one.src);
  const drawn = [...part.querySelectorAll('image')].map((one) => absolute(one.href.baseVal));
  return [...images, ...drawn];
}

const absolute = (address: string) => new URL(address, location.href).href;

/** Draws parts of the page as they are seen, of shapes, words and pictures alone: nothing in it lies elsewhere. */
export class Drawing implements Kept {
  readonly defs = shape('defs');
  private readonly ids = new Map<string, string>();

  constructor(private readonly sources: Sources) {}

  keep(key: string, make: (id: string) => SVGElement): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = `k${this.ids.size}`;
    this.ids.set(key, id);
    this.defs.append(make(id));
    return id;
  }

  /** An element with all that is in it, where the page has it. */
  draw(element: Element): SVGElement[] {
    const style = getComputedStyle(element);
    if (hidden(element, style)) return [];
    if (element instanceof SVGSVGElement) return [this.copied(element, style)];
    if (!(element instanceof HTMLElement)) return [];
    return upright(element, style, () => this.drawn(element, style));
  }

  private drawn(element: HTMLElement, style: CSSStyleDeclaration): SVGElement[] {
    const box = element.getBoundingClientRect();
    const inside = this.content(element, style, box);
    const parts = [...(style.display === 'contents' ? [] : painted(style, boxOf(box), this)), ...inside];
    const opacity = style.opacity === '1' ? '' : style.opacity;
    const filter = style.filter === 'none' ? '' : style.filter;
    return opacity || filter ? [shape('g', { opacity, filter }, ...parts)] : parts;
  }

  private content(element: HTMLElement, style: CSSStyleDeclaration, box: DOMRect): SVGElement[] {
    if (element instanceof HTMLImageElement) return [this.image(element, box)];
    return element instanceof HTMLMeterElement ? gauge(element, boxOf(box)) : this.inside(element, style, box);
  }

  /** What is in an element, cut off where it does not show more. */
  private inside(element: HTMLElement, style: CSSStyleDeclaration, box: DOMRect): SVGElement[] {
    const parts = [
      ...this.pseudo(element, '::before', style, box),
      ...inOrder(element).flatMap((node) => (node instanceof Text ? words(node, style) : this.draw(node as Element))),
      ...this.pseudo(element, '::after', style, box),
    ];
    if (style.overflowX === 'visible' || style.display === 'contents' || !parts.length) return parts;
    const within = boxOf(box);
    const id = this.keep(`clip ${Object.values(within).join(' ')}`, (name) =>
      shape('clipPath', { id: name }, rounded(within, radius(style, within), {})),
    );
    return [shape('g', { 'clip-path': `url(#${id})` }, ...parts)];
  }

  private pseudo(
    element: HTMLElement,
    which: '::before' | '::after',
    around: CSSStyleDeclaration,
    box: DOMRect,
  ): SVGElement[] {
    const style = getComputedStyle(element, which);
    if (['none', 'normal'].includes(style.content) || style.display === 'none') return [];
    const [, attribute] = /^attr\((.*)\)$/.exec(style.content) ?? [];
    const text = attribute ? (element.getAttribute(attribute) ?? '') : style.content.replace(/^"|"$/g, '');
    if (text) return [added(text, box, around, style)];
    if (style.position !== 'absolute') return [];
    const [x, y] = [
      pixels(around.borderLeftWidth) + pixels(style.left),
      pixels(around.borderTopWidth) + pixels(style.top),
    ];
    const own = { x: box.x + x, y: box.y + y, width: pixels(style.width), height: pixels(style.height) };
    return painted(style, own, this);
  }

  private image(image: HTMLImageElement, box: DOMRect): SVGElement {
    return shape('use', { href: `#${this.picture(image.src)}`, ...boxOf(box) });
  }

  /** A picture as a symbol, once for all its places; its ids are its own. */
  private picture(address: string): string {
    return this.keep(address, (id) => {
      const source = (this.sources.get(address) ?? '').replace(/(id="|url\(#|href="#)/g, `$1${id}-`);
      const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
      const given = (name: string) => root.getAttribute(name) ?? '';
      const preserveAspectRatio = given('preserveAspectRatio');
      return shape('symbol', { id, viewBox: given('viewBox'), preserveAspectRatio }, ...root.children);
    });
  }

  /** A drawing of the page with its styles written into it. */
  private copied(svg: SVGSVGElement, style: CSSStyleDeclaration): SVGElement {
    const copy = this.copy(svg, style, null);
    const box = boxOf(svg.getBoundingClientRect());
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, `${value}`);
    if (style.overflowX === 'visible') copy.setAttribute('overflow', 'visible');
    return copy;
  }

  private copy(element: SVGElement, style: CSSStyleDeclaration, around: CSSStyleDeclaration | null): SVGElement {
    const values: Record<string, string> = {};
    for (const { name, value } of element.attributes) if (PLACED.has(name)) values[name] = value;
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      if (value !== around?.getPropertyValue(name)) values[name] = value;
    }
    for (const [name, usual] of Object.entries(OWN))
      if (style.getPropertyValue(name) !== usual) values[name] = style.getPropertyValue(name);
    if (element instanceof SVGImageElement) {
      const href = `#${this.picture(absolute(element.href.baseVal))}`;
      return shape('use', { ...values, href });
    }
    const inside = [...element.childNodes].flatMap((node): (string | SVGElement)[] => {
      if (node instanceof Text) return element.localName === 'text' ? [node.data] : [];
      if (!(node instanceof SVGElement)) return [];
      const own = getComputedStyle(node);
      return own.display === 'none' ? [] : [this.copy(node, own, style)];
    });
    const made = shape(element.localName, values, ...inside);
    // No attribute stands for it.
    if (style.mixBlendMode !== 'normal') made.style.mixBlendMode = style.mixBlendMode;
    return made;
  }
}

const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

/** A gauge, which the browser draws by itself: as wide as it is, and half as high. */
function gauge({ value, min, max, low, high }: HTMLMeterElement, { x, y, width, height }: Box): SVGElement[] {
  const bar = { x, y: y + height / 4, height: height / 2 };
  const colour = value <= low ? '#107c10' : value <= high ? '#ffb900' : '#d83b01';
  return [
    rounded({ ...bar, width }, height / 4, { fill: '#efefef', stroke: '#00000033' }),
    rounded({ ...bar, width: (width * (value - min)) / (max - min) }, height / 4, { fill: colour }),
  ];
}

/** Nobody sees it; what only screen readers have is clipped to nothing. */
function hidden(element: Element, { display, clipPath }: CSSStyleDeclaration): boolean {
  if (display === 'contents') return false;
  const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return !shown || clipPath.startsWith('inset(50%');
}

/** What is in an element, as it is painted: what is lifted out of the line lies above the rest. */
function inOrder(element: HTMLElement): ChildNode[] {
  const level = (node: ChildNode) => {
    if (!(node instanceof Element)) return 0;
    const { position, transform, zIndex } = getComputedStyle(node);
    const height = Number.parseInt(zIndex, 10) || 0;
    return position === 'static' && transform === 'none' && !height ? 0 : height < 0 ? height : height + 0.5;
  };
  return [...element.childNodes]
    .filter((node) => node instanceof Element || node instanceof Text)
    .toSorted((one, other) => level(one) - level(other));
}

/** What is turned is measured upright, and turned in the drawing. */
function upright(element: HTMLElement, style: CSSStyleDeclaration, draw: () => SVGElement[]): SVGElement[] {
  const { a, b } = new DOMMatrixReadOnly(style.transform);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  if (Math.abs(degrees) < 0.1) return draw();
  element.style.rotate = `${-degrees}deg`;
  try {
    const { x, y } = element.getBoundingClientRect();
    const [across = 0, down = 0] = style.transformOrigin.split(' ').map(pixels);
    return [shape('g', { transform: `rotate(${degrees} ${x + across} ${y + down})` }, ...draw())];
  } finally {
    element.style.removeProperty('rotate');
  }
}
