import { createRequire } from 'node:module';
import { hasChromium, launchBrowser } from '../../../../scripts/harness/browser.ts';
import type { KnownPicture } from '../own-pictures.ts';
import type { KnownLine, KnownPage, KnownShape } from './known-page.ts';

type MermaidPicture = Pick<KnownPicture, 'bytes' | 'truth'>;

/** Graphs of pages as Mermaid lays them out and draws them in Chromium; undefined where Chromium is missing. */
export const drawWithMermaid = async (pages: readonly KnownPage[]): Promise<readonly MermaidPicture[] | undefined> => {
  if (!hasChromium) return undefined;
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1600, height: 1200 } });
    const pictures: MermaidPicture[] = [];
    for (const page of pages) {
      await tab.setContent(`<body style="margin:0;background:#fff"><pre class="mermaid">${toMermaid(page)}</pre>`);
      await tab.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
      await tab.evaluate('mermaid.run()');
      await tab.locator('pre.mermaid svg g.node').last().waitFor();
      const drawing = tab.locator('pre.mermaid svg');
      const around = await drawing.boundingBox();
      if (around === null) continue;
      const shapes = [];
      for (const { id, label } of nodesOf(page)) {
        const box = await tab.locator(`g.node[id*="flowchart-${id}-"]`).boundingBox();
        if (box !== null) shapes.push({ id, label, box: { ...box, x: box.x - around.x, y: box.y - around.y } });
      }
      const arrows = page.lines.map(({ from, to, head }) => ({ from, to, isUndirected: head === 'none' }));
      const bytes = new Uint8Array(await drawing.screenshot());
      pictures.push({ bytes, truth: { width: around.width, shapes, arrows } });
    }
    return pictures;
  } finally {
    await browser.close();
  }
};

const nodesOf = ({ shapes }: KnownPage): readonly KnownShape[] => shapes.filter(({ figure }) => figure !== 'frame');

const brackets: Readonly<Record<KnownShape['figure'], readonly [string, string]>> = {
  rectangle: ['[', ']'],
  rounded: ['(', ')'],
  diamond: ['{', '}'],
  ellipse: ['((', '))'],
  cylinder: ['[(', ')]'],
  parallelogram: ['[/', '/]'],
  hexagon: ['{{', '}}'],
  document: ['[', ']'],
  frame: ['[', ']'],
};

const toMermaid = (page: KnownPage): string =>
  [
    'flowchart TD',
    ...nodesOf(page).map(({ id, figure, label }) => `${id}${brackets[figure].join(`"${label}"`)}`),
    ...page.lines.map(
      ({ from, to, label, ...line }) => `${from} ${arrowOf(line)}${label === '' ? '' : `|${label}|`} ${to}`,
    ),
  ].join('\n');

const arrowOf = ({ isDashed, head }: Pick<KnownLine, 'isDashed' | 'head'>): string =>
  `${isDashed ? '-.-' : '---'}`.replace(/-$/, head === 'none' ? '-' : isDashed ? '->' : '>');
