import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { keepUsed } from './keep-used.ts';

/** Names of the functions of ELK that were called while it placed diagrams of ours, a line each. */
const list = new URL('./used-functions.generated.txt', import.meta.url);

export const usedFunctions = (): ReadonlySet<string> => new Set(readFileSync(list, 'utf8').trim().split('\n'));

/** Browsers get the part of ELK that diagrams of ours use, which is less than half; `load-elk.ts` fetches all of it where that is not enough. */
export const usedElk = (): Plugin => ({
  name: 'used-elk',
  apply: 'build',
  transform: {
    filter: { id: /elkjs[\\/]lib[\\/]elk-worker\.js$/ },
    handler: (code) => ({ code: keepUsed(code, usedFunctions()), map: null }),
  },
});
