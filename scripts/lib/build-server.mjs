import { dirname, join } from 'node:path';

/** The bundle's entry, from the root of the checkout. It lies as deep as its source, whose relative paths it keeps. */
export const serverBundle = 'apps/server/dist/main.js';

/**
 * Bundles our own packages into one file for each thread; libraries stay in node_modules, where their native parts are.
 *
 * @param {string} root
 * @param {string} bundle Where it goes, from the root; tests take a place of their own, equally deep.
 */
export const buildServer = async (root, bundle = serverBundle) => {
  const { build } = await import('esbuild');
  const parts = [
    { source: 'apps/server/src/main.ts', outfile: bundle },
    // A thread starts from a file of its own, which is looked for beside the bundle.
    {
      source: 'apps/server/src/platform/studio-workers/studio-worker.ts',
      outfile: join(dirname(bundle), 'studio-worker.js'),
    },
    {
      source: 'apps/server/src/platform/picture-reading/picture-process.ts',
      outfile: join(dirname(bundle), 'picture-process.js'),
    },
    { source: 'packages/export/src/pdf/pdf-worker.ts', outfile: join(dirname(bundle), 'pdf-worker.js') },
  ];
  await Promise.all(
    parts.map(({ source, outfile }) =>
      build({ ...settings, entryPoints: [join(root, source)], outfile: join(root, outfile) }),
    ),
  );
};

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
