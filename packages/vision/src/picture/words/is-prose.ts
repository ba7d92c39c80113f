import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';

/** Fewer letters are no page. */
const leastLetters = 150;

/** px; smaller pieces are specks and dots. */
const leastHeight = 5;

/** By the height of most letters: shapes are higher than this, lines longer, and lines that meet wider and higher. */
const largest = { shape: 3, piece: 15, branches: 5 } as const;

/** Shadows and edges of paper look like shapes and lines here and there. */
const mostOthers = { shapes: 0.05, pieces: 0.01 } as const;

/** Whether a picture shows a page of text and no diagram: many letters, and nothing that is much larger than they are. */
export const isProse = (shapes: readonly Rect[], ink: readonly Component[]): boolean => {
  const pieces = ink.filter(({ box }) => box.height >= leastHeight);
  if (pieces.length < leastLetters) return false;
  const height = pieces.map(({ box }) => box.height).toSorted((a, b) => a - b)[pieces.length >> 1] ?? 0;
  const large = shapes.filter((box) => box.height > largest.shape * height);
  const long = pieces.filter(({ box }) => Math.max(box.width, box.height) > largest.piece * height);
  // Branches that meet are one piece.
  if (pieces.some(({ box }) => Math.min(box.width, box.height) > largest.branches * height)) return false;
  return large.length <= mostOthers.shapes * shapes.length && long.length <= mostOthers.pieces * pieces.length;
};
