import { sizesOf } from './in-svg.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';
import { runTool } from './run-tool.ts';

/** Pages drawn in LibreOffice Draw or Impress with its own figures and connectors, as it exports them; undefined where it is missing. */
export const exportFromOffice = async (
  pages: readonly KnownPage[],
  program: 'drawing' | 'presentation',
): Promise<Uint8Array | undefined> => {
  const ending = program === 'drawing' ? 'fodg' : 'fodp';
  return runTool('soffice', {
    input: { name: `pages.${ending}`, text: toFlatDocument(pages, program) },
    args: (folder) => [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      `pages.${ending}`,
    ],
    output: 'pages.pdf',
  });
};

const namespaces = ['office', 'style', 'text', 'drawing', 'presentation', 'xsl-fo-compatible', 'svg-compatible'].map(
  (name) =>
    `xmlns:${({ drawing: 'draw', 'xsl-fo-compatible': 'fo', 'svg-compatible': 'svg' } as Record<string, string>)[name] ?? name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
);

const toFlatDocument = (pages: readonly KnownPage[], program: 'drawing' | 'presentation'): string => {
  const [{ width, height }] = sizesOf(pages);
  const styles = pages.flatMap(({ shapes, lines }, page) => [
    ...shapes.map((shape) => shapeStyle(shape, page)),
    ...lines.map((line, index) => lineStyle(line, `${page}-${index}`)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${program === 'drawing' ? 'graphics' : 'presentation'}">
<office:styles>
<draw:marker draw:name="Arrow" svg:viewBox="0 0 20 30" svg:d="M10 0l-10 30h20z"/>
<draw:stroke-dash draw:name="Dashes" draw:style="rect" draw:dots1="1" draw:dots1-length="0.12cm" draw:distance="0.12cm"/>
</office:styles>
<office:automatic-styles>
<style:page-layout style:name="L"><style:page-layout-properties fo:margin="0cm" fo:page-width="${cm(width)}" fo:page-height="${cm(height)}"/></style:page-layout>
<style:style style:name="P" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style>
<style:style style:name="Dark" style:family="text"><style:text-properties fo:font-size="9pt" fo:color="#111827"/></style:style>
<style:style style:name="Light" style:family="text"><style:text-properties fo:font-size="9pt" fo:color="#ffffff"/></style:style>
${styles.join('\n')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="L"/></office:master-styles>
<office:body><office:${program}>${pages.map((page, index) => drawPage(page, index)).join('\n')}</office:${program}></office:body>
</office:document>`;
};

const cm = (px: number): string => `${((px * 2.54) / 96).toFixed(3)}cm`;

const shapeStyle = ({ id, figure, fill, stroke }: KnownShape, page: number): string =>
  `<style:style style:name="s${page}-${id}" style:family="graphic"><style:graphic-properties ${fill === 'none' ? 'draw:fill="none"' : `draw:fill="solid" draw:fill-color="${fill}"`} draw:stroke="solid" svg:stroke-color="${stroke}" svg:stroke-width="0.03cm" draw:textarea-vertical-align="${figure === 'frame' ? 'top' : 'middle'}" fo:padding="0.05cm" draw:auto-grow-height="false"/></style:style>`;

const lineStyle = ({ isDashed, head }: KnownLine, id: string): string =>
  `<style:style style:name="l${id}" style:family="graphic"><style:graphic-properties draw:fill="none" ${isDashed ? 'draw:stroke="dash" draw:stroke-dash="Dashes"' : 'draw:stroke="solid"'} svg:stroke-color="#000000" svg:stroke-width="0.03cm" ${head === 'none' ? '' : 'draw:marker-end="Arrow" draw:marker-end-width="0.25cm"'}/></style:style>`;

const drawPage = ({ shapes, lines }: KnownPage, index: number): string =>
  `<draw:page draw:name="p${index}" draw:master-page-name="M">${shapes.map((shape) => drawShape(shape, index)).join('')}${lines.map((line, number) => drawLine(line, index, number)).join('')}</draw:page>`;

const figureNames: Readonly<Record<KnownShape['figure'], string>> = {
  rectangle: 'rectangle',
  rounded: 'round-rectangle',
  diamond: 'flowchart-decision',
  ellipse: 'ellipse',
  cylinder: 'flowchart-magnetic-disk',
  parallelogram: 'flowchart-data',
  hexagon: 'flowchart-preparation',
  document: 'flowchart-document',
  frame: 'rectangle',
};

const drawShape = ({ id, figure, fill, box: { x, y, width, height }, label }: KnownShape, page: number): string =>
  `<draw:custom-shape draw:id="p${page}${id}" draw:style-name="s${page}-${id}" svg:x="${cm(x)}" svg:y="${cm(y)}" svg:width="${cm(width)}" svg:height="${cm(height)}"><text:p text:style-name="P"><text:span text:style-name="${fill === '#1e3a8a' ? 'Light' : 'Dark'}">${label}</text:span></text:p>${geometries[figure] ?? `<draw:enhanced-geometry draw:type="${figureNames[figure]}"/>`}</draw:custom-shape>`;

/** Files say how their figures go; LibreOffice does not look them up by name. */
const geometries: Partial<Record<KnownShape['figure'], string>> = Object.fromEntries(
  (
    [
      ['rectangle', 'M 0 0 L 21600 0 21600 21600 0 21600 Z N'],
      ['frame', 'M 0 0 L 21600 0 21600 21600 0 21600 Z N'],
      ['rounded', 'M 0 3600 Y 2000 0 L 19600 0 X 21600 3600 L 21600 18000 Y 19600 21600 L 2000 21600 X 0 18000 Z N'],
      ['diamond', 'M 0 10800 L 10800 0 21600 10800 10800 21600 Z N'],
      ['ellipse', 'U 10800 10800 10800 10800 0 360 Z N'],
      [
        'cylinder',
        'M 0 3400 Y 10800 0 X 21600 3400 L 21600 18200 Y 10800 21600 X 0 18200 Z N F M 0 3400 Y 10800 6800 X 21600 3400 N',
      ],
      ['parallelogram', 'M 4230 0 L 21600 0 17370 21600 0 21600 Z N'],
      ['hexagon', 'M 4350 0 L 17250 0 21600 10800 17250 21600 4350 21600 0 10800 Z N'],
      [
        'document',
        'M 0 0 L 21600 0 21600 17360 C 13050 17220 13340 20770 5620 21600 2860 21100 1850 20700 0 20120 Z N',
      ],
    ] as const
  ).map(([figure, path]) => [
    figure,
    `<draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:type="${figureNames[figure]}" draw:enhanced-path="${path}" draw:glue-points="10800 0 0 10800 10800 21600 21600 10800" draw:text-areas="0 0 21600 21600"/>`,
  ]),
);

const drawLine = ({ from, to, way, route, label }: KnownLine, page: number, index: number): string => {
  const [a, b] = [route[0], route.at(-1)];
  const type = { straight: 'line', elbow: 'standard', curve: 'curve' }[way];
  return `<draw:connector draw:style-name="l${page}-${index}" draw:type="${type}" svg:x1="${cm(a?.x ?? 0)}" svg:y1="${cm(a?.y ?? 0)}" svg:x2="${cm(b?.x ?? 0)}" svg:y2="${cm(b?.y ?? 0)}" draw:start-shape="p${page}${from}" draw:end-shape="p${page}${to}">${label === '' ? '' : `<text:p><text:span text:style-name="Dark">${label}</text:span></text:p>`}</draw:connector>`;
};
