import { defineContainer } from './container.ts';
import { readText } from './read-text.ts';

/** `.drawio` and `.xml`: the diagram is the file. */
export const xmlContainer = defineContainer({
  id: 'xml',
  isKindOf: () => true,
  extract: (bytes) => readText(bytes),
});
