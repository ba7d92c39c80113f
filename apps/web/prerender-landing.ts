import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const root = '<div id="root"></div>';

const early = '<script src="/early.js">';

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
  let files: Readonly<Record<'landing' | 'application', readonly string[]>> = { landing: [], application: [] };
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved: (config) => {
      isOfServer = Boolean(config.build.ssr);
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name)) ?? '';
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      files = {
        landing: filesOf('/app/landing-start.tsx', chunks),
        application: filesOf('/app/app.tsx', chunks),
      };
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
        const application = files.application.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`);
        await writeFile(join(outDir, 'page.html'), page.replace(entry, `$&${application.join('')}`));
        const drawn: string = await prerenderLanding();
        await writeFile(
          join(outDir, 'index.html'),
          page
            .replace(entry, later)
            .replace(
              early,
              `<script src="/early.js" data-visitors="${files.landing.join(' ')}" data-members="${files.application.join(' ')}">`,
            )
            .replace(root, `<div id="prerendered">${drawn}</div>${root}`),
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};

/** The chunk of a module and what it imports beyond what every page begins with. */
const filesOf = (module: string, chunks: readonly Rollup.OutputChunk[]): readonly string[] => {
  const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name);
  const withImports = (names: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(chunkOf(name)?.imports ?? [], found);
    }
    return found;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  return [...withImports(own.map(({ fileName }) => fileName))]
    .filter((name) => !first.has(name))
    .map((name) => `/${name}`);
};
