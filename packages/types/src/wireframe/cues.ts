import type { TypeCues } from '@diagloom/diagram/model';

export const wireframeCues: TypeCues = {
  names: ['wireframe', 'wireframes', 'mockup', 'mock-up', 'screen layout', 'ui design'],
  heads: [
    'screen',
    'landing page',
    'login page',
    'home page',
    'settings page',
    'checkout page',
    'product page',
    'sign-up form',
    'contact form',
  ],
  signs: [
    [
      { pattern: /\b(?:screen|page|form) with\b/i, atLeast: 1 },
      {
        pattern:
          /\b(?:buttons?|text fields?|input fields?|drop-?downs?|check ?boxes|search (?:box|bar)|nav(?:igation)? bar|radio buttons?|text area)\b/i,
        atLeast: 3,
      },
    ],
  ],
  alsoReads: [[{ pattern: /\bif\b/i, atLeast: 1 }]],
};
