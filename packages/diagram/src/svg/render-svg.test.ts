import { describe, expect, test } from 'vitest';
import type { Page, Style } from '../model/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { arrowHeads } from './arrow-heads/index.ts';
import { drawPage, renderSvg, svgText } from './index.ts';
import { figures } from './shapes/index.ts';

const twoSteps = buildPage([
  vertex({ id: 'a', label: 'Check stock', style: 'rounded=1;whiteSpace=wrap;html=1;', x: 0, y: 0 }),
  vertex({ id: 'b', label: 'In stock?', style: 'rhombus;whiteSpace=wrap;html=1;fillColor=#fff2cc;', x: 0, y: 120 }),
  edge({
    id: 'a--b',
    from: 'a',
    to: 'b',
    label: 'next',
    style: 'edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;exitX=0.5;exitY=1;entryX=0.5;entryY=0;',
  }),
]);

const drawn = (markup: string): string => markup.replaceAll('><', '>\n<');

describe('golden pictures', () => {
  test('two steps and an arrow', () => {
    expect(drawn(renderSvg(twoSteps))).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="121" height="181" viewBox="-0.5 -0.5 121 181" role="img" font-family="Helvetica, Arimo, Arial, &#39;Liberation Sans&#39;, sans-serif" stroke-miterlimit="10">
      <title>Page-1</title>
      <g data-cell="a">
      <title>Check stock</title>
      <path d="M9 0L111 0A9 9 0 0 1 120 9L120 51A9 9 0 0 1 111 60L9 60A9 9 0 0 1 0 51L0 9A9 9 0 0 1 9 0Z" fill="#ffffff" stroke="#000000"/>
      <text x="60" y="33.5" text-anchor="middle" textLength="65.36" lengthAdjust="spacingAndGlyphs" font-size="12" fill="#000000">Check stock</text>
      </g>
      <g data-cell="b">
      <title>In stock?</title>
      <path d="M60 120L120 150L60 180L0 150Z" fill="#fff2cc" stroke="#000000"/>
      <text x="60" y="153.5" text-anchor="middle" textLength="48.02" lengthAdjust="spacingAndGlyphs" font-size="12" fill="#000000">In stock?</text>
      </g>
      <g data-cell="a--b">
      <title>Check stock to In stock?: next</title>
      <path d="M60 60L60 113.63" fill="none" stroke="#000000"/>
      <path d="M60 118.88L63.5 111.88L60 113.63L56.5 111.88Z" fill="#000000" stroke="#000000"/>
      <rect x="49.6" y="83.4" width="20.79" height="13.2" fill="#ffffff"/>
      <text x="60" y="93.5" text-anchor="middle" textLength="20.79" lengthAdjust="spacingAndGlyphs" font-size="11" fill="#000000">next</text>
      </g>
      </svg>"
    `);
  });

  test('a lane with its title at the left', () => {
    const page = buildPage([
      vertex({
        id: 'lane',
        label: 'Sales',
        style: 'swimlane;horizontal=0;html=1;startSize=30;',
        width: 300,
        height: 100,
      }),
    ]);
    expect(drawn(renderSvg(page))).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="301" height="101" viewBox="-0.5 -0.5 301 101" role="img" font-family="Helvetica, Arimo, Arial, &#39;Liberation Sans&#39;, sans-serif" stroke-miterlimit="10">
      <title>Page-1</title>
      <g data-cell="lane">
      <title>Sales</title>
      <path d="M30 0L0 0L0 100L30 100" fill="#ffffff" stroke="#000000"/>
      <path d="M30 0L300 0L300 100L30 100" fill="none" stroke="#000000"/>
      <path d="M30 0L30 100" fill="none" stroke="#000000"/>
      <g transform="rotate(-90 15 50)">
      <text x="15" y="54.16" text-anchor="middle" textLength="31.36" lengthAdjust="spacingAndGlyphs" font-size="12" font-weight="bold" fill="#000000">Sales</text>
      </g>
      </g>
      </svg>"
    `);
  });
});

describe('the picture as a whole', () => {
  test('the same page gives the same bytes', () => {
    expect(renderSvg(twoSteps)).toBe(renderSvg(structuredClone(twoSteps)));
  });

  test('lines at whole coordinates fill whole pixels, whatever the padding', () => {
    const svg = renderSvg(twoSteps, { padding: 10 });
    expect(svg).toContain('viewBox="-10.5 -10.5 141 201"');
  });

  test('title, description and background are taken from the options, else from the page', () => {
    const svg = renderSvg(twoSteps, { title: 'Orders', description: 'How "orders" run', background: '#ffffee' });
    expect(svg).toContain('<title>Orders</title><desc>How &quot;orders&quot; run</desc>');
    expect(svg).toContain('fill="#ffffee"');
    expect(renderSvg({ ...twoSteps, attributes: { background: '#123456' } })).toContain('fill="#123456"');
  });

  test('an empty page is a small empty picture', () => {
    expect(renderSvg(buildPage([]))).toContain('width="1" height="1"');
  });
});

describe('hostile files', () => {
  test('nothing of a file gets into the markup unescaped', () => {
    const evil = '"><script>alert(1)</script>';
    const svg = renderSvg(
      buildPage([
        vertex({
          id: evil,
          label: evil,
          style: `fillColor=${evil};strokeColor=url(//evil);fontColor=javascript:1;gradientColor=${evil};dashed=1;dashPattern=${evil};fontSize=${evil};rotation=${evil};opacity=${evil};shape=${evil};`,
        }),
        edge({
          id: 'e',
          sourcePoint: { x: 0, y: 0 },
          targetPoint: { x: 9, y: 9 },
          style: `endArrow=${evil};strokeWidth=${evil};`,
        }),
      ]),
      { title: evil, description: evil, background: `url(${evil})` },
    );
    expect(svg).not.toMatch(/<script|javascript|evil"|url\(\/\//);
    expect(svg).not.toContain('NaN');
  });

  test('no picture refers to anything outside itself', () => {
    const svg = renderSvg(
      buildPage([
        vertex({
          id: 'i',
          label: '<img src="https://example.org/x.png">',
          style: 'html=1;shape=image;image=https://example.org/y.png;',
        }),
      ]),
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  test('characters that XML forbids are dropped', () => {
    expect(renderSvg(buildPage([vertex({ id: 'v', label: 'a\u0000\ud800b' })]))).toContain('>ab</text>');
  });
});

describe('styles', () => {
  const svgOf = (style: string): string => renderSvg(buildPage([vertex({ id: 'v', style })]));

  test('a gradient runs downwards unless the style says otherwise', () => {
    expect(svgOf('fillColor=#ffffff;gradientColor=#000000;')).toContain('x1="0" y1="0" x2="0" y2="1"');
    expect(svgOf('fillColor=#ffffff;gradientColor=#000000;gradientDirection=east;')).toContain('x2="1" y2="0"');
  });

  test('dashes grow with the line unless they are fixed', () => {
    expect(svgOf('dashed=1;strokeWidth=2;')).toContain('stroke-dasharray="6 6"');
    expect(svgOf('dashed=1;strokeWidth=2;fixDash=1;dashPattern=1 4;')).toContain('stroke-dasharray="1 4"');
  });

  test('opacity, rotation and shadow belong to the whole shape', () => {
    expect(svgOf('opacity=40;rotation=20;shadow=1;')).toContain(
      '<g opacity="0.4" transform="rotate(20 60 30)" filter="url(#shadow)">',
    );
  });

  test('a shape that we do not know is a box in its own colours', () => {
    expect(svgOf('shape=mxgraph.aws4.lambda;fillColor=#ED7100;strokeColor=none;')).toContain(
      '<path d="M0 0L120 0L120 60L0 60Z" fill="#ED7100" stroke="none"/>',
    );
  });

  test('a cell without line, fill and label leaves nothing', () => {
    expect(svgOf('fillColor=none;strokeColor=none;')).not.toContain('data-cell');
  });
});

describe('the tables of shapes and arrow heads', () => {
  const sizes = [
    { width: 120, height: 60 },
    { width: 0, height: 0 },
    { width: 3, height: 400 },
  ];

  const styles: readonly Style[] = [
    {},
    { rounded: '1', boundedLbl: '1', fixedSize: '1', size: '1000' },
    { horizontal: '0' },
  ];

  test('every shape draws finite paths at any size and keeps its text inside its box', () => {
    for (const figure of figures) {
      for (const size of sizes) {
        for (const style of styles) {
          const numbers = figure.draw(size, style).flatMap((part) => part.path.flatMap(([, ...rest]) => rest));
          expect(numbers.every(Number.isFinite), figure.names.join()).toBe(true);
          const area = figure.textArea?.(size, style) ?? { x: 0, y: 0, ...size };
          expect(area.x >= 0 && area.x + area.width <= size.width, figure.names.join()).toBe(true);
          expect(area.y >= 0 && area.height <= size.height, figure.names.join()).toBe(true);
        }
      }
    }
  });

  test('no two shapes answer to one name', () => {
    const names = figures.flatMap((figure) => figure.names);
    expect(new Set(names).size).toBe(names.length);
  });

  test('every arrow head draws at both ends', () => {
    for (const name of arrowHeads.keys()) {
      const style = `startArrow=${name};endArrow=${name};startFill=0;`;
      const svg = renderSvg(
        buildPage([edge({ id: 'e', style, sourcePoint: { x: 0, y: 0 }, targetPoint: { x: 90, y: 0 } })]),
      );
      expect(svg.match(/<path/g)?.length, name).toBeGreaterThan(2);
      expect(svg).not.toContain('NaN');
    }
  });

  test('a filled head ends the line where it begins', () => {
    const svg = renderSvg(buildPage([edge({ id: 'e', sourcePoint: { x: 0, y: 0 }, targetPoint: { x: 100, y: 0 } })]));
    expect(svg).toContain('d="M0 0L93.63 0"');
    expect(svg).toContain('d="M98.88 0L91.88 -3.5L93.63 0L91.88 3.5Z" fill="#000000"');
  });
});

describe('a page that somebody changes', () => {
  const [a, b] = [vertex({ id: 'a', label: 'One' }), vertex({ id: 'b', label: 'Two', y: 120 })];
  const line = edge({ id: 'ab', from: 'a', to: 'b', style: 'edgeStyle=orthogonalEdgeStyle;html=1;' });
  const far = vertex({ id: 'far', label: 'Far', x: 600, style: 'shadow=1;gradientColor=#ff0000;fillColor=#00ff00;' });
  const partOf = (page: Page, id: string) => drawPage(page).parts.find((part) => part.includes(`data-cell="${id}"`));

  test('is drawn as it would be for the first time, with lines to what moved and names of what was renamed', () => {
    drawPage(buildPage([a, b, line, far]));
    const changed = [{ ...a, value: 'Uno' }, vertex({ id: 'b', label: 'Two', x: 300, y: 200 }), line, far];
    const fresh = structuredClone(changed);
    expect(svgText(drawPage(buildPage(changed)))).toBe(renderSvg(buildPage(fresh)));
    expect(partOf(buildPage(changed), 'ab')).toContain('Uno to Two');
  });

  test('keeps what it needs for parts that are drawn as before', () => {
    const both = [drawPage(buildPage([a, far])), drawPage(buildPage([b, far]))];
    for (const { sheet } of both) expect(sheet).toMatch(/linearGradient.*filter id="shadow"/s);
  });
});
