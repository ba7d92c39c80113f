import { sizesOf } from './in-svg.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import { runTool } from './run-tool.ts';

/** Pages drawn with TikZ's own nodes and edges, as LaTeX sets them; undefined where LaTeX is missing. */
export const typesetWithTikz = (pages: readonly KnownPage[]): Promise<Uint8Array | undefined> =>
  runTool('pdflatex', {
    input: { name: 'pages.tex', text: toLatex(pages) },
    args: () => ['-interaction=nonstopmode', '-halt-on-error', 'pages.tex'],
    output: 'pages.pdf',
  });

const toLatex = (pages: readonly KnownPage[]): string => {
  const [{ width, height }] = sizesOf(pages);
  return String.raw`\documentclass{article}
\usepackage{tikz}
\usetikzlibrary{arrows.meta,shapes.geometric,shapes.misc,shapes.symbols}
\paperwidth=${0.75 * width}bp \paperheight=${0.75 * height}bp \pdfpagewidth=\paperwidth \pdfpageheight=\paperheight
\hoffset=-1in \voffset=-1in \oddsidemargin=0pt \topmargin=0pt \headheight=0pt \headsep=0pt
\textwidth=${0.75 * width}bp \textheight=${0.75 * height}bp \parindent=0pt \topskip=0pt \pagestyle{empty}
\renewcommand{\familydefault}{\sfdefault}
\begin{document}
${pages.map((page) => picture(page, { width, height })).join('\n\\newpage\n')}
\end{document}
`;
};

const picture = (
  { shapes, lines }: KnownPage,
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  [
    String.raw`\begin{tikzpicture}[x=0.75bp,y=-0.75bp,inner sep=1pt,font=\footnotesize]`,
    String.raw`\useasboundingbox (0,0) rectangle (${width},${height});`,
    ...shapes.map(node),
    ...lines.map(edge),
    String.raw`\end{tikzpicture}`,
  ].join('\n');

const forms: Readonly<Record<KnownShape['figure'], string>> = {
  rectangle: 'rectangle',
  rounded: 'rectangle,rounded corners=4pt',
  diamond: 'diamond,aspect=2',
  ellipse: 'ellipse',
  cylinder: 'cylinder,shape border rotate=90,aspect=0.25',
  parallelogram: 'trapezium,trapezium left angle=70,trapezium right angle=110,trapezium stretches=true',
  hexagon: 'chamfered rectangle,chamfered rectangle xsep=1cm',
  document: 'tape,tape bend top=none',
  frame: 'rectangle',
};

const node = ({ id, figure, box: { x, y, width, height }, label, fill, stroke }: KnownShape): string => {
  const colour = (value: string): string => value.slice(1).toUpperCase();
  const paint = `draw={rgb,255:${channels(colour(stroke))}}${fill === 'none' ? '' : `,fill={rgb,255:${channels(colour(fill))}}`}`;
  const ink = fill === '#1e3a8a' ? ',text=white' : '';
  const size = `minimum width=${0.75 * width}bp,minimum height=${0.75 * height}bp`;
  if (figure === 'frame')
    return String.raw`\draw[${paint}] (${x},${y}) rectangle (${x + width},${y + height}); \node[anchor=north west] at (${x + 4},${y + 4}) {${label}};`;
  return String.raw`\node[${forms[figure]},${paint}${ink},${size}] (${id}) at (${x + width / 2},${y + height / 2}) {${label}};`;
};

const channels = (hex: string): string =>
  ['red', 'green', 'blue']
    .map((name, index) => `${name},${Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16)}`)
    .join(';');

const heads: Readonly<Record<KnownLine['head'], string>> = {
  filled: '-Latex',
  hollow: '-{Triangle[open]}',
  open: '->',
  none: '-',
};

const edge = ({ from, to, way, route, isDashed, head, label }: KnownLine): string => {
  const words = label === '' ? '' : String.raw`node[midway,fill=white,font=\scriptsize] {${label}} `;
  const [, turn] = route;
  const path =
    way === 'curve'
      ? `(${from}) to[out=0,in=180] ${words}(${to})`
      : way === 'elbow'
        ? `(${from}.east) -- (${from}.east -| ${turn?.x},0) -- ${words}(${to}.west -| ${turn?.x},0) -- (${to}.west)`
        : `(${from}) -- ${words}(${to})`;
  return String.raw`\draw[${heads[head]}${isDashed ? ',dashed' : ''}] ${path};`;
};
