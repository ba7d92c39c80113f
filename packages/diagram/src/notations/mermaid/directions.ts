import type { Direction } from '../../model/geometry.ts';

const words = { down: 'TB', right: 'LR', up: 'BT', left: 'RL' } as const satisfies Record<Direction, string>;

export const directionWord = (direction: Direction = 'down'): string => words[direction];

/** The direction of a word such as `TD`; undefined for any other word. */
export const readDirection = (word: string | undefined): Direction | undefined => {
  if (word === undefined) return undefined;
  const byWord: Readonly<Record<string, Direction>> = { TB: 'down', TD: 'down', LR: 'right', BT: 'up', RL: 'left' };
  return byWord[word.toUpperCase()];
};
