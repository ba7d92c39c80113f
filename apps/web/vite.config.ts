import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderLandingPage } from './prerender-landing.ts';

/** Where the API answers while the pages are served by Vite's own development server. */
const target = process.env.API_URL ?? 'http://localhost:3000';

/** The host stays the browser's: the server refuses calls whose origin is another host's. */
const proxy = { '/api': { target, changeOrigin: false, ws: true } };

/** Everything that the first page loads before anything else: it lies in one file, too. */
const firstPage = new Set<string>();

/** The icons among it. The library's own list of icons would count as importing all that any page uses. */
const firstIcons = new Set<string>();

const iconOf = (id: string): string | undefined => /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(id)?.[1];

const iconsImportedBy = (code: string): readonly string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase());

const collectFirstPage: Plugin = {
  name: 'collect-first-page',
  apply: 'build',
  buildEnd() {
    const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
    for (const id of waiting) {
      if (firstPage.has(id)) continue;
      firstPage.add(id);
      waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      for (const icon of iconsImportedBy(this.getModuleInfo(id)?.code ?? '')) firstIcons.add(icon);
    }
  },
};

const isOfFirstPage = (icon: string | undefined): boolean => icon === undefined || firstIcons.has(icon);

/** What is loaded together lies in one file: many small ones cost a slow connection more than they save. */
const groups = [
  { name: 'start', test: (id: string) => firstPage.has(id) && isOfFirstPage(iconOf(id)), priority: -1 },
  { name: 'icons', test: (id: string) => !isOfFirstPage(iconOf(id)) },
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ },
  { name: 'contract', test: /node_modules[\\/]zod[\\/]|packages[\\/]contract[\\/]src[\\/](?!prompt-limits)/ },
  { name: 'controls', test: /node_modules[\\/](radix-ui|@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/ },
  { name: 'charts', test: /node_modules[\\/](recharts|d3-|victory)/ },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), collectFirstPage, prerenderLandingPage()],
  server: { proxy },
  preview: { proxy },
  worker: { format: 'es' },
  build: {
    // The server's content security policy allows files of its own only: nothing may become a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
