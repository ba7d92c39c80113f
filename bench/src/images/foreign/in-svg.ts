import type { Point } from '@diagloom/diagram/model';
import { RoughGenerator } from 'roughjs/bin/generator.js';
import { hasChromium, launchBrowser } from '../../../../scripts/harness/browser.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import { outlineData } from './outlines.ts';

/** `web`: words in boxes of HTML and heads as figures, as draw.io prints; `svg`: plain SVG with text and markers; `rough`: as by hand, by rough.js. */
type SvgManner = 'web' | 'svg' | 'rough';

/** Pages as Chromium prints them, all in one PDF; undefined where Chromium is missing. */
export const printWithChromium = async (
  pages: readonly KnownPage[],
  manner: SvgManner,
): Promise<Uint8Array | undefined> => {
  if (!hasChromium) return undefined;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(toHtml(pages, manner));
    return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  } finally {
    await browser.close();
  }
};

/** Pictures of pages as Chromium shows them; undefined where Chromium is missing. */
export const showWithChromium = async (
  pages: readonly KnownPage[],
  { manner, scale }: { readonly manner: SvgManner; readonly scale: number },
): Promise<readonly Uint8Array[] | undefined> => {
  if (!hasChromium) return undefined;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    await page.setContent(toHtml(pages, manner));
    const pictures: Uint8Array[] = [];
    for (const drawing of await page.locator('body > svg').all())
      pictures.push(new Uint8Array(await drawing.screenshot()));
    return pictures;
  } finally {
    await browser.close();
  }
};

const toHtml = (pages: readonly KnownPage[], manner: SvgManner): string => {
  const [{ width, height }] = sizesOf(pages);
  return `<!doctype html><style>@page{size:${width}px ${height}px;margin:0}body{margin:0;font-family:sans-serif}svg{display:block;page-break-after:always}</style>${pages.map((page) => toSvg(page, { width, height }, manner)).join('')}`;
};

/** One size for all pages. */
export const sizesOf = (
  pages: readonly KnownPage[],
): readonly [{ readonly width: number; readonly height: number }] => [
  { width: Math.max(...pages.map((page) => page.width)), height: Math.max(...pages.map((page) => page.height)) },
];

const toSvg = (
  { shapes, lines }: KnownPage,
  { width, height }: { readonly width: number; readonly height: number },
  manner: SvgManner,
): string => {
  const frames = shapes.filter(({ figure }) => figure === 'frame');
  const others = shapes.filter(({ figure }) => figure !== 'frame');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${markers}</defs>${[
    ...frames.map((shape) => figure(shape, manner)),
    ...lines.map((line) => connector(line, manner)),
    ...others.map((shape) => figure(shape, manner)),
  ].join('')}</svg>`;
};

const markers = [
  '<marker id="filled" markerWidth="10" markerHeight="10" refX="9" refY="4" orient="auto"><path d="M0 0L9 4L0 8Z"/></marker>',
  '<marker id="hollow" markerWidth="12" markerHeight="12" refX="10" refY="5" orient="auto"><path d="M1 1L10 5L1 9Z" fill="#fff" stroke="#000"/></marker>',
  '<marker id="open" markerWidth="12" markerHeight="12" refX="9" refY="5" orient="auto"><path d="M1 1L9 5L1 9" fill="none" stroke="#000"/></marker>',
].join('');

const figure = (shape: KnownShape, manner: SvgManner): string => {
  const [outline = '', ...rest] = outlineData(shape);
  const ink = shape.fill === '#1e3a8a' ? '#ffffff' : '#111827';
  const markStroke = shape.fill === '#1e3a8a' ? '#ffffff' : shape.stroke;
  const marks = rest.map((data) => stroke(data, { fill: 'none', stroke: markStroke }, manner)).join('');
  return `${stroke(outline, shape, manner)}${marks}${words(shape, ink, manner)}`;
};

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly isDashed?: boolean;
}

const rough = new RoughGenerator();

const stroke = (data: string, { fill, stroke, isDashed = false }: Paint, manner: SvgManner): string => {
  const dashes = isDashed ? 'stroke-dasharray="4 4"' : '';
  if (manner !== 'rough') return `<path d="${data}" fill="${fill}" stroke="${stroke}" ${dashes}/>`;
  const filled = fill === 'none' ? {} : { fill, fillStyle: 'solid' };
  return rough
    .toPaths(rough.path(data, { stroke, seed: data.length, ...filled }))
    .map((path) => `<path d="${path.d}" fill="${path.fill ?? 'none'}" stroke="${path.stroke}" ${dashes}/>`)
    .join('');
};

const words = ({ figure, box: { x, y, width, height }, label }: KnownShape, ink: string, manner: SvgManner): string => {
  const isFrame = figure === 'frame';
  if (manner !== 'web') {
    const at = isFrame
      ? `x="${x + 8}" y="${y + 17}"`
      : `x="${x + width / 2}" y="${y + height / 2 + (figure === 'cylinder' ? 9 : 4)}" text-anchor="middle"`;
    return `<text ${at} font-size="12" fill="${ink}">${label}</text>`;
  }
  const place = isFrame
    ? 'align-items:flex-start;justify-content:flex-start;padding:4px'
    : 'align-items:center;justify-content:center';
  return `<foreignObject x="${x}" y="${y}" width="${width}" height="${height}"><div style="display:flex;${place};box-sizing:border-box;width:${width}px;height:${height}px;font-size:12px;color:${ink};text-align:center">${label}</div></foreignObject>`;
};

const connector = ({ way, route, isDashed, head, label }: KnownLine, manner: SvgManner): string => {
  const [a, b, c, d] = route;
  const data =
    way === 'curve' && a && b && c && d ? `M${at(a)}C${at(b)} ${at(c)} ${at(d)}` : `M${route.map(at).join('L')}`;
  const paint = { fill: 'none', stroke: '#000', isDashed };
  const mark =
    manner === 'svg' && head !== 'none'
      ? `<path d="${data}" fill="none" stroke="none" marker-end="url(#${head})"/>`
      : '';
  const line = `${stroke(data, paint, manner)}${mark}`;
  return `${line}${manner === 'svg' ? '' : headOf(route, head)}${label === '' ? '' : lineWords(route, label)}`;
};

const at = ({ x, y }: Point): string => `${x} ${y}`;

const headOf = (route: readonly Point[], head: KnownLine['head']): string => {
  const [tip, before] = [route.at(-1), route.at(-2)];
  if (head === 'none' || tip === undefined || before === undefined) return '';
  const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  const data =
    head === 'open' ? 'M-8 -4L0 0L-8 4' : head === 'hollow' ? 'M0 0L-9 -4.5L-9 4.5Z' : 'M0 0L-7 -3.5L-5.25 0L-7 3.5Z';
  const fill = head === 'open' ? 'none' : head === 'hollow' ? '#ffffff' : '#000';
  return `<path transform="translate(${tip.x} ${tip.y}) rotate(${turn})" d="${data}" fill="${fill}" stroke="#000"/>`;
};

/** Over a white patch in the middle of the line, as draw.io does. */
const lineWords = (route: readonly Point[], label: string): string => {
  const middle = route.length >> 1;
  const [p, q] = [route[middle - 1], route[middle]];
  if (p === undefined || q === undefined) return '';
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const width = 6 * label.length + 4;
  return `<rect x="${x - width / 2}" y="${y - 7}" width="${width}" height="14" fill="#ffffff"/><text x="${x}" y="${y + 4}" font-size="11" text-anchor="middle">${label}</text>`;
};
