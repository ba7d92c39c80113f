import type { TypeCues } from '@diagloom/diagram/model';

export const umlCues: TypeCues = {
  names: [
    'class diagram',
    'class model',
    'use case diagram',
    'state diagram',
    'state machine diagram',
    'state machine',
    'activity diagram',
    'object diagram',
    'uml diagram',
  ],
  heads: ['use case', 'state', 'lifecycle', 'life cycle'],
  signs: [
    [{ pattern: /^\s*(?:(?:classDiagram|stateDiagram(?:-v2)?)\b|\[\*\]\s*-)/m, atLeast: 1 }],
    [{ pattern: /\b(?:inherits? from|extends|implements|(?:is a |are )subclass(?:es)? of)\b/i, atLeast: 2 }],
    [
      { pattern: /\bclass(?:es)?\b/i, atLeast: 2 },
      { pattern: /\b(?:methods?|operations?)\b|\b\w+\(\)/i, atLeast: 1 },
    ],
  ],
  // States and activities have conditions; classes have numbers like entities.
  alsoReads: [[{ pattern: /\bif\b/i, atLeast: 1 }], [{ pattern: /\b(?:has|have) (?:many|one)\b/i, atLeast: 1 }]],
};
