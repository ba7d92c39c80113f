import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize, sep } from 'node:path';
import type { Point } from '@diagloom/diagram/model';
import { textFonts } from '@diagloom/export';
import type { Page as BrowserPage } from 'playwright-core';
import { launchBrowser } from '../../../scripts/harness/browser.ts';
import { freePort } from '../../../scripts/harness/free-port.ts';

/** What draw.io's viewer made of a page. */
export interface Drawn {
  readonly svg: string;
  /** The top left corner of the drawing on the page, px. */
  readonly origin: Point;
  readonly edges: readonly { readonly id: string; readonly points: readonly Point[] }[];
}

export interface Likeness {
  /** Shares, 0 to 1: of the viewer's ink that we have, and of our ink that the viewer has, within 2 px. */
  readonly recall: number;
  readonly precision: number;
}

/** draw.io's own viewer in a browser without a window. */
export interface Viewer {
  readonly draw: (xml: string) => Promise<Drawn>;
  /** A picture of an SVG as a PNG, with its size in px. */
  readonly photograph: (
    svg: string,
  ) => Promise<{ readonly png: Uint8Array; readonly width: number; readonly height: number }>;
  readonly compare: (reference: Uint8Array, ours: Uint8Array) => Promise<Likeness>;
  /** False where the folder lacks them: the viewer then draws boxes instead. */
  readonly hasStencils: boolean;
  readonly close: () => Promise<void>;
}

declare global {
  function diagloomDraw(xml: string): Drawn;
  function diagloomShow(svg: string): { readonly width: number; readonly height: number };
  function diagloomCompare(reference: string, ours: string): Promise<Likeness>;
}

/** Where the viewer lies in a checkout of draw.io, or in its web folder. Undefined where it is not there. */
export const findViewer = (folder: string): string | undefined =>
  [join(folder, 'src/main/webapp'), folder].find((path) => existsSync(join(path, viewerScript)));

const viewerScript = 'js/viewer-static.min.js';

/** Serves the folder to a browser of our own on this machine; everything else in the network is refused to it. */
export const openViewer = async (folder: string): Promise<Viewer> => {
  const server = serve(folder);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const home = `http://127.0.0.1:${port}`;
  await page.route('**/*', (route) =>
    route.request().url().startsWith(home) || /^(?:data|blob):/.test(route.request().url())
      ? route.continue()
      : route.abort(),
  );
  await page.goto(`${home}${homePath}`);
  await page.evaluate(
    (fonts) => Promise.all(fonts.map((font) => document.fonts.load(font))),
    faces.map(({ css }) => css),
  );
  await page.addScriptTag({ content: readFileSync(new URL('./in-page.js', import.meta.url), 'utf8') });
  return {
    draw: (xml) => page.evaluate((text) => globalThis.diagloomDraw(text), xml),
    photograph: (svg) => photograph(page, svg),
    compare: (reference, ours) =>
      page.evaluate(([one, other]) => globalThis.diagloomCompare(one, other), [
        toAddress(reference),
        toAddress(ours),
      ] as const),
    hasStencils: existsSync(join(folder, 'stencils')),
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const toAddress = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const photograph = async (page: BrowserPage, svg: string) => {
  const size = await page.evaluate((text) => globalThis.diagloomShow(text), svg);
  await page.setViewportSize({ width: Math.max(50, size.width), height: Math.max(50, size.height) });
  return { png: await page.locator('svg').first().screenshot(), ...size };
};

const homePath = '/diagloom.html';

/**
 * Fonts of other systems that draw.io offers: a machine that lacks them would draw their text in any font. The viewer
 * gets the fonts that we measure with, so that layout is compared and not the machine.
 */
const standIns = {
  Arimo: ['Helvetica', 'Arial', 'Verdana', 'Tahoma', 'Comic Sans MS'],
  Tinos: ['Times New Roman', 'Georgia', 'Garamond'],
  Cousine: ['Courier New'],
} as const;

const faces = (['Arimo', 'Tinos', 'Cousine'] as const).flatMap((name) =>
  standIns[name].flatMap((family) =>
    Object.entries(textFonts[name]).map(([cut, file]) => {
      const weight = cut.startsWith('bold') ? 'bold' : 'normal';
      const style = cut.toLowerCase().endsWith('italic') ? 'italic' : 'normal';
      const path = `/fonts/${name}-${cut}.ttf`;
      return { family, file, path, weight, style, css: `${style} ${weight} 12px "${family}"` };
    }),
  ),
);

/** The viewer asks for nothing beyond its own folder. */
const homePage = `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:#fff}
${faces.map(({ family, path, weight, style }) => `@font-face{font-family:"${family}";src:url(${path});font-weight:${weight};font-style:${style}}`).join('')}
</style><script>
window.DRAWIO_BASE_URL = location.origin; window.STENCIL_PATH = '/stencils'; window.SHAPES_PATH = '/shapes';
window.STYLE_PATH = '/styles'; window.IMAGE_PATH = '/images'; window.mxBasePath = '/mxgraph';
window.mxImageBasePath = '/mxgraph/images'; window.mxLoadResources = false; window.mxLoadStylesheets = false;
</script><script src="/${viewerScript}"></script><body></body>`;

const mediaTypes: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

const serve = (folder: string): Server =>
  createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === homePath) {
      response.setHeader('content-type', 'text/html').end(homePage);
      return;
    }
    const font = faces.find((face) => face.path === path)?.file;
    const file = font ?? join(folder, normalize(path));
    if ((font === undefined && !file.startsWith(folder + sep)) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
