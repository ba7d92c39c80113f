import { toFile } from '../../printing/to-file.ts';
import { quote } from '../families/ecmascript/dialect.ts';
import type { Surroundings } from './surroundings.ts';

/** A route of an app of Next.js; the components take clicks, so they run in the browser too. */
export const next: Surroundings = {
  opening: "'use client';",
  files: ({ title }) => [
    toFile('src/app/layout.tsx', layout(title), 'The page around every route.', 'source'),
    toFile('src/app/page.tsx', page, 'The first route.', 'source'),
  ],
  scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
  dependencies: { next: '16.4.6' },
  built: '.next',
};

const page = [
  "import { App } from '../app';",
  '',
  'export default function Page() {',
  '  return <App />;',
  '}',
  '',
].join('\n');

const layout = (title: string): string =>
  [
    "import type { Metadata } from 'next';",
    "import type { ReactNode } from 'react';",
    "import '../style.css';",
    '',
    `export const metadata: Metadata = { title: ${quote(title)} };`,
    '',
    'export default function RootLayout({ children }: { readonly children: ReactNode }) {',
    '  return (',
    '    <html lang="en">',
    '      <body>{children}</body>',
    '    </html>',
    '  );',
    '}',
    '',
  ].join('\n');
