import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runCommand } from './run-command.mjs';

/** Smaller files gain nothing worth a second file. */
const smallestCompressed = 1024;

/**
 * Builds the pages with Vite and lays a compressed copy beside each text, which the server hands out as it is.
 *
 * @param {string} root
 */
export const buildWeb = async (root) => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, output } = await runCommand(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The web pages could not be built:\n${output}`);
  compressTexts(join(root, 'apps/web/dist'));
};

const compressTexts = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < smallestCompressed) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
