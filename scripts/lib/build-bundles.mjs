import { basename, dirname, join } from 'node:path';

/** The server bundle's entry, from the root of the checkout. It lies as deep as its source, whose relative paths it keeps. */
export const serverBundle = 'apps/server/dist/main.js';

/** The bundle of the command line, likewise. */
export const cliBundle = 'apps/cli/dist/main.js';

/** The commands of an administrator, as deep below the bundle as their source is below the server's. */
export const adminBundle = 'apps/server/dist/admin/main.js';

/** A thread starts from a file of its own, which is looked for beside the bundle. */
const pdfWorker = 'packages/export/src/pdf/pdf-worker.ts';

/**
 * Bundles our own packages into one file for each thread; libraries stay in node_modules, where their native parts are.
 *
 * @param {string} root
 */
export const buildServer = (root) =>
  buildBundle(root, serverBundle, [
    'apps/server/src/main.ts',
    'apps/server/src/admin/main.ts',
    'apps/server/src/platform/studio-workers/studio-worker.ts',
    'apps/server/src/platform/picture-reading/picture-process.ts',
    'apps/server/src/platform/models/local/local-model-process.ts',
    pdfWorker,
  ]);

/** The same for the command line, which starts four times as fast from a bundle. */
export const buildCli = (root) => buildBundle(root, cliBundle, ['apps/cli/src/main.ts', pdfWorker]);

const buildBundle = async (root, bundle, sources) => {
  const { build } = await import('esbuild');
  await build({
    ...settings,
    entryPoints: sources.map((source) => ({ in: join(root, source), out: outOf(source) })),
    outdir: join(root, dirname(bundle)),
  });
};

/** Beside the bundle; the commands of an administrator lie in a folder of their own, as their source does. */
const outOf = (source) => (source.includes('/admin/') ? 'admin/main' : basename(source, '.ts'));

const librariesOutside = {
  name: 'libraries-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@diagloom/') ? undefined : { path, external: true },
    );
  },
};

const settings = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [librariesOutside],
};
