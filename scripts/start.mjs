/**
 * `npm start`: installs what is missing, builds what is stale and runs the server in this very process, so that Ctrl-C and
 * signals reach it directly. Plain Node without static imports: even an old Node must get as far as the check of its version.
 */
const oldest = [20, 19];

const isTooOld = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
};

const start = async () => {
  const { dirname, join } = await import('node:path');
  const { fileURLToPath, pathToFileURL } = await import('node:url');
  const { ensureInstalled } = await import('./lib/ensure-installed.mjs');
  const { buildStale } = await import('./lib/build-stale.mjs');
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  ensureInstalled({ root });
  const server = await buildStale({ root });
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, server)).href);
};

if (isTooOld()) {
  console.error(
    `Diagloom needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and start again.`,
  );
  process.exitCode = 1;
} else {
  start().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
