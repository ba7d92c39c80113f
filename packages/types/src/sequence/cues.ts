import type { TypeCues } from '@diagloom/diagram/model';

const partner = '(?:app|application|client|browser|server|api|service|gateway|database|backend|frontend|provider)';

export const sequenceCues: TypeCues = {
  names: ['sequence diagram', 'sequence chart', 'message sequence chart', 'interaction diagram', 'uml diagram'],
  signs: [
    [{ pattern: /^\s*sequenceDiagram\b/m, atLeast: 1 }],
    // A call and its answer: `A -> B: ask` and later `B -> A: tell`.
    [
      {
        pattern: /^[ \t]*(\w[\w ]*?)\s*-+>+\s*(\w[\w ]*?)\s*:[^\n]*\n(?:[^\n]*\n)*?[ \t]*\2\s*-+>+\s*\1\s*:/im,
        atLeast: 1,
      },
    ],
    [
      { pattern: new RegExp(`\\b${partner} (?:returns|responds|replies|sends back|answers)\\b`, 'i'), atLeast: 2 },
      { pattern: /\b(?:sends|requests|queries|asks|calls|forwards|submits)\b/i, atLeast: 2 },
    ],
  ],
  // Messages may have conditions as well.
  alsoReads: [[{ pattern: /\bif\b/i, atLeast: 1 }], [{ pattern: /\b(?:calls|sends|queries)\b/i, atLeast: 2 }]],
};
