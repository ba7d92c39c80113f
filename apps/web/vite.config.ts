import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { usedElk } from './elk/used-elk.ts';
import { engineInOneFile } from './engine-in-one-file.ts';
import { nameSchemas, pureFunctions } from './name-schemas.ts';
import { prerenderLandingPage } from './prerender-landing.ts';

/** Where the API answers while the pages are served by Vite's own development server. */
const target = process.env.API_URL ?? 'http://localhost:3000';

/** The host stays the browser's: the server refuses calls whose origin is another host's. */
const proxy = { '/api': { target, changeOrigin: false, ws: true } };

/** What every page begins with; what the application, the landing page and the workspace need beyond that. */
const pages = {
  start: new Set<string>(),
  app: new Set<string>(),
  landing: new Set<string>(),
  home: new Set<string>(),
};

/** The icons among what every page begins with. The library's own list of icons would count as importing all that any page uses. */
const firstIcons = new Set<string>();

const iconOf = (id: string): string | undefined => /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(id)?.[1];

const iconsImportedBy = (code: string): readonly string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase());

/** Which calls of the contract a page uses is not to be seen in what it imports: the door of the contract imports all of them. */
const isWalked = (id: string): boolean => !/packages[\\/]contract[\\/]|lucide-react/.test(id);

const collectPages: Plugin = {
  name: 'collect-pages',
  apply: 'build',
  buildEnd() {
    const ids = [...this.getModuleIds()];
    const collect = (found: Set<string>, isRoot: (id: string) => boolean | undefined): void => {
      const waiting = ids.filter(isRoot);
      for (const id of waiting) {
        if (found.has(id) || pages.start.has(id) || (found === pages.home && pages.app.has(id))) continue;
        found.add(id);
        if (isWalked(id)) waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    };
    collect(pages.start, (id) => this.getModuleInfo(id)?.isEntry);
    collect(pages.app, (id) => id.endsWith('/app/app.tsx'));
    collect(pages.landing, (id) => id.endsWith('/app/landing-start.tsx'));
    for (const id of pages.app) {
      if (!pages.landing.delete(id)) continue;
      pages.app.delete(id);
      pages.start.add(id);
    }
    collect(pages.home, (id) => id.endsWith('/home/home-page.tsx') || id.endsWith('/lib/read-current-user.ts'));
    for (const id of pages.start)
      for (const icon of iconsImportedBy(this.getModuleInfo(id)?.code ?? '')) firstIcons.add(icon);
  },
};

const isOfFirstPage = (icon: string | undefined): boolean => icon === undefined || firstIcons.has(icon);

/** A page loads what it uses of these, and not what others do. */
const byUse = { entriesAware: true };

/** Icons need nothing of each other, so that pieces that are too small for a file can go with the next one. */
const iconsByUse = { ...byUse, entriesAwareMergeThreshold: 8000 };

/** What is loaded together lies in one file: many small ones cost a slow connection more than they save. */
const groups = [
  { name: 'start', test: (id: string) => pages.start.has(id) && isOfFirstPage(iconOf(id)), priority: -1 },
  { name: 'icons', test: (id: string) => !isOfFirstPage(iconOf(id)), ...iconsByUse },
  { name: 'app', test: (id: string) => pages.app.has(id), priority: -1 },
  { name: 'checks', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'contract', test: /packages[\\/]contract[\\/]src[\\/](?!prompt-limits)/, ...byUse },
  {
    name: 'controls',
    test: /node_modules[\\/](radix-ui|@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/,
    ...byUse,
  },
  { name: 'charts', test: /node_modules[\\/](recharts|d3-|victory)/ },
  { name: 'examples', test: (id: string) => pages.landing.has(id) && pages.home.has(id), priority: -2 },
  { name: 'landing', test: (id: string) => pages.landing.has(id), priority: -4 },
  { name: 'common', test: (id: string) => pages.home.has(id) && !/features[\\/]home[\\/]/.test(id), priority: -3 },
  { name: 'home', test: (id: string) => pages.home.has(id), priority: -5 },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), nameSchemas(), collectPages, prerenderLandingPage()],
  server: { proxy },
  preview: { proxy },
  worker: { format: 'es', plugins: () => [usedElk(), engineInOneFile()] },
  build: {
    // The server's content security policy allows files of its own only: nothing may become a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: {
        codeSplitting: { groups },
        // Pieces of a group are named after all that use them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
