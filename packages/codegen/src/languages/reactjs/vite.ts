import { toFile } from '../../printing/to-file.ts';
import type { Surroundings } from './surroundings.ts';

/** A page that a bundler serves. */
export const vite: Surroundings = {
  files: ({ title }) => [
    toFile('src/main.tsx', mainScript, 'Puts the application into the page.', 'source'),
    toFile(
      'index.html',
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
      'The page that the application stands in.',
      'project',
    ),
    toFile('src/vite-env.d.ts', '/// <reference types="vite/client" />\n', 'What the bundler knows.', 'project'),
  ],
  scripts: { dev: 'vite', build: 'tsc --noEmit && vite build' },
  devDependencies: { vite: '7.1.9' },
  built: 'dist',
};

const mainScript = [
  "import { StrictMode } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "import { App } from './app';",
  "import './style.css';",
  '',
  "const root = document.getElementById('root');",
  'if (root !== null) {',
  '  createRoot(root).render(',
  '    <StrictMode>',
  '      <App />',
  '    </StrictMode>,',
  '  );',
  '}',
  '',
].join('\n');
