/** `npm run notices` writes THIRD-PARTY-NOTICES.md; with `--check` it only says whether the file is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLibraries, writeNotices } from './lib/third-party.mjs';

const root = join(import.meta.dirname, '..');
const file = join(root, 'THIRD-PARTY-NOTICES.md');
const notices = writeNotices(listLibraries(root));

if (!process.argv.includes('--check')) {
  writeFileSync(file, notices);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== notices) {
  console.error('THIRD-PARTY-NOTICES.md is not up to date. Run `npm run notices` and commit the file.');
  process.exitCode = 1;
}
