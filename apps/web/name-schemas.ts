import type { Plugin } from 'vite';

const schemas = 'contractSchema';

/** What makes the calls of the contract, and what makes their schemas: a page that uses neither leaves both out. */
export const pureFunctions = ['defineCall', schemas];

/**
 * Has the contract call zod by a name that no library has. The bundler knows pure functions by their names alone, and minified libraries have
 * functions and lists called `z` of which every use counts.
 */
export const nameSchemas = (): Plugin => ({
  name: 'name-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src/ },
    handler: (code) => ({
      code: code
        .replace(/(?<![\w$'"-]|(?<!\.\.)\.)z(?=\s*\.\s*\w+\s*\()/g, schemas)
        .replace(/import \* as z from ("[^"]+"|'[^']+')/, `$&;import * as ${schemas} from $1`),
      map: null,
    }),
  },
});
