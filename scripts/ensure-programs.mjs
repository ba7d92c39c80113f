/**
 * Installs the programs that tests want besides the libraries, in a process of its own: it waits for the network and the disk while npm and the static
 * checks have the processors. With `--with-compilers` those for generated code, too.
 */
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureCompilers } from './lib/ensure-compilers.mjs';
import { ensureRedis } from './lib/ensure-redis.mjs';

ensureChromium();
ensureRedis();
if (process.argv.includes('--with-compilers')) ensureCompilers();
