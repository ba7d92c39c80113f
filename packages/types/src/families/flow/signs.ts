import type { Sign } from '@diagloom/diagram/model';

/** A text that tells what happens under a condition and what happens otherwise. */
export const flowSigns: readonly (readonly Sign[])[] = [
  [{ pattern: /^\s*(?:flowchart|graph) (?:TD|TB|BT|LR|RL)\b/m, atLeast: 1 }],
  [
    { pattern: /\bif\b/i, atLeast: 1 },
    { pattern: /\b(?:otherwise|else|if not|go(?:es)? back to|after that|finally)\b/i, atLeast: 1 },
  ],
];
