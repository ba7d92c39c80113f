import type { Sign } from '@diagloom/diagram/model';

/** Names of every data model, whatever its level. */
export const dataModelNames: readonly string[] = [
  'er diagram',
  'erd',
  'entity relationship diagram',
  'er model',
  'data model',
  'database diagram',
  'database schema',
  'database design',
];

/** What a bare subject that is drawn as a data model ends with. */
export const dataModelHeads: readonly string[] = ['database', 'db', 'table'];

/** How many of one belong to one of the other, said at least three times. */
export const relationSigns: readonly (readonly Sign[])[] = [
  [{ pattern: /^\s*erDiagram\b/m, atLeast: 1 }],
  [
    {
      pattern:
        /\b(?:has|have) (?:many|one or more|zero or more)\b|\bbelongs? to (?:one|exactly one|many|a|an)\b|\b(?:one|many)-to-many\b/i,
      atLeast: 3,
    },
  ],
  // Said twice, beside what one of them consists of: `Order has number, date and total`.
  [
    { pattern: /\b(?:has|have) (?:many|one or more|zero or more)\b/i, atLeast: 2 },
    { pattern: /\b\w+ has (?:an? )?\w+(?:, (?:an? )?\w+)*,? and (?:an? )?\w+\b/i, atLeast: 1 },
  ],
];

/** Tables with their columns in brackets, an id among them. */
export const tableSigns: readonly (readonly Sign[])[] = [
  [{ pattern: /\b\w+ ?\((?:[^()]*[\s,])?(?:\w+_)?id\b[^()]*,[^()]*\)/i, atLeast: 2 }],
];
