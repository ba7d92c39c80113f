import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = '<div id="root"></div>';

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Loaded at once, begun after the first paint. */
const later =
  '<link rel="modulepreload" crossorigin href="$1" id="application" /><script defer src="/after-paint.js"></script>';

/**
 * Draws the landing page at the end of a build and lays it into `index.html`, so that the first picture of a visitor waits for no script.
 * Every other address gets `page.html`, the same page without it.
 */
export const prerenderLandingPage = (): Plugin => {
  let isOfServer = false;
  let outDir = '';
  let font = '';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved: (config) => {
      isOfServer = Boolean(config.build.ssr);
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name)) ?? '';
    },
    closeBundle: async () => {
      if (isOfServer) return;
      const folder = await mkdtemp(join(outDir, '.prerender-'));
      try {
        await build({
          configFile: false,
          logLevel: 'error',
          build: { ssr: 'src/prerender.tsx', outDir: folder, assetsInlineLimit: 0, emptyOutDir: true },
          ssr: { noExternal: true },
        });
        const { prerenderLanding } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
        const page = (await readFile(join(outDir, 'index.html'), 'utf8')).replace(
          '</title>',
          `</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`,
        );
        await writeFile(join(outDir, 'page.html'), page);
        const drawn: string = await prerenderLanding();
        await writeFile(
          join(outDir, 'index.html'),
          page.replace(entry, later).replace(root, `<div id="prerendered">${drawn}</div>${root}`),
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
