/**
 * Who may use whom: the table of ARCHITECTURE.md. A new workspace needs a row, so that somebody decides.
 * `everything` means every folder of `packages`; an application is used by nobody.
 */
export const mayUse: Readonly<Record<string, readonly string[] | 'everything'>> = {
  'packages/diagram': [],
  'packages/knowledge': [],
  'packages/types': ['diagram'],
  'packages/language': ['diagram'],
  'packages/drafting': ['diagram', 'types', 'language'],
  'packages/export': ['diagram'],
  'packages/vision': ['diagram'],
  'packages/codegen': ['diagram', 'language'],
  'packages/collaboration': ['diagram'],
  'packages/providers': ['diagram', 'types', 'language'],
  'packages/studio': [
    'diagram',
    'types',
    'language',
    'drafting',
    'providers',
    'export',
    'vision',
    'codegen',
    'knowledge',
  ],
  'packages/contract': ['diagram', 'types', 'codegen'],
  'apps/web': ['contract', 'diagram', 'types', 'language', 'drafting', 'codegen', 'collaboration', 'vision'],
  'apps/cli': ['studio', 'diagram', 'types', 'language', 'providers', 'export', 'vision', 'codegen'],
  'apps/mcp': ['studio', 'diagram', 'types', 'language', 'export', 'codegen'],
  'apps/server': 'everything',
  e2e: 'everything',
  bench: 'everything',
};

/** Folders whose subfolders never import each other. Files that lie beside the subfolders are shared by them. */
export const siblingShelves: readonly { readonly path: string; readonly shared: readonly string[] }[] = [
  { path: 'packages/types/src', shared: ['families', 'testing'] },
  { path: 'packages/diagram/src/layout', shared: ['testing'] },
  { path: 'packages/providers/src', shared: ['testing'] },
  { path: 'packages/codegen/src/languages', shared: ['families'] },
  { path: 'packages/knowledge/src/formats', shared: ['testing'] },
  { path: 'packages/language/src/lexicon', shared: [] },
  { path: 'apps/server/src/features', shared: [] },
  { path: 'apps/web/src/features', shared: [] },
];

/** Run only by developers: they may use their devDependencies everywhere, and the helpers in `scripts`. */
export const developmentOnly: readonly string[] = ['e2e', 'bench'];
