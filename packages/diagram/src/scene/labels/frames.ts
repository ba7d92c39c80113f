import { type Css, cssBorder, cssSides, cssSize } from './css.ts';
import { type Frame, noSides, type Sides } from './label-blocks.ts';
import { headings } from './text-look.ts';

/** True for elements that stand on lines of their own. */
export const isBlock = (tag: string): boolean => blocks.has(tag);

const blocks = new Set([
  'div',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'center',
  'blockquote',
  'pre',
  'section',
  'article',
  'header',
  'footer',
]);

interface ElementParts {
  readonly attributes: Readonly<Record<string, string>>;
  readonly css: Css;
  /** Of the text inside the element, px. */
  readonly fontSize: number;
}

/** The space, border, background and size of an element: its own, or what browsers give it. */
export const frameOf = (
  tag: string,
  { attributes, css, fontSize }: ElementParts,
  usual: Partial<Pick<Frame, 'margin' | 'padding' | 'border'>> = {},
): Frame => {
  const width = cssSize(css.get('width') ?? attributes.width, fontSize);
  const height = cssSize(css.get('height') ?? attributes.height, fontSize);
  const background = css.get('background-color') ?? css.get('background') ?? attributes.bgcolor;
  return {
    margin: cssSides(css, 'margin', { fontSize, usual: usual.margin ?? usualMargin(tag, fontSize) }),
    padding: cssSides(css, 'padding', { fontSize, usual: usual.padding ?? usualPadding(tag) }),
    border: cssBorder(css) ?? usual.border ?? { width: 0, colour: '' },
    isBorderBox: css.get('box-sizing') === 'border-box' || tag === 'table',
    ...(background ? { background } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
  };
};

/** All four sides alike, px. */
export const allSides = (length: number): Sides => ({ top: length, right: length, bottom: length, left: length });

const usualMargin = (tag: string, fontSize: number): Sides => {
  const heading = headings.get(tag);
  if (heading !== undefined) return upright(fontSize * (headingMargins.get(tag) ?? 1));
  if (tag === 'p' || tag === 'ul' || tag === 'ol' || tag === 'dl' || tag === 'pre') return upright(fontSize);
  if (tag === 'blockquote') return { ...upright(fontSize), left: 40, right: 40 };
  if (tag === 'dd') return { ...noSides, left: 40 };
  if (tag === 'hr') return upright(fontSize / 2);
  return noSides;
};

/** In em of the heading, as browsers have them. */
const headingMargins = new Map([
  ['h1', 0.67],
  ['h2', 0.83],
  ['h3', 1],
  ['h4', 1.33],
  ['h5', 1.67],
  ['h6', 2.33],
]);

const upright = (length: number): Sides => ({ ...noSides, top: length, bottom: length });

const usualPadding = (tag: string): Sides => (tag === 'ul' || tag === 'ol' ? { ...noSides, left: 40 } : noSides);
