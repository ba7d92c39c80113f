import { join } from 'node:path';

/** The bundle's entry, from the root of the checkout. It lies as deep as its source, whose relative paths it keeps. */
export const serverBundle = 'apps/server/dist/main.js';

/**
 * Bundles our own packages into one file; libraries stay in node_modules, where their native parts are.
 *
 * @param {string} root
 * @param {string} bundle Where it goes, from the root; tests take a place of their own, equally deep.
 */
export const buildServer = async (root, bundle = serverBundle) => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'apps/server/src/main.ts')],
    outfile: join(root, bundle),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [librariesOutside],
  });
};

const librariesOutside = {
  name: 'libraries-outside',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@diagloom/') ? undefined : { path, external: true },
    );
  },
};
