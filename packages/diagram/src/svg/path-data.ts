import { formatNumber } from './markup.ts';
import type { Path, PathCommand } from './shapes/path.ts';

/** The `d` attribute of a path moved by an offset in px. */
export const pathDataAt = (path: Path, offset: Offset): string => {
  let data = '';
  for (const command of path) data += command[0] + numbersOf(command, offset);
  return data;
};

interface Offset {
  readonly x: number;
  readonly y: number;
}

const numbersOf = (command: PathCommand, { x, y }: Offset): string => {
  switch (command[0]) {
    case 'Z':
      return '';
    case 'M':
    case 'L':
      return pair(command[1] + x, command[2] + y);
    case 'Q':
      return `${pair(command[1] + x, command[2] + y)} ${pair(command[3] + x, command[4] + y)}`;
    case 'C':
      return `${pair(command[1] + x, command[2] + y)} ${pair(command[3] + x, command[4] + y)} ${pair(command[5] + x, command[6] + y)}`;
    case 'A':
      return `${pair(command[1], command[2])} ${formatNumber(command[3])} ${command[4]} ${command[5]} ${pair(command[6] + x, command[7] + y)}`;
  }
};

const pair = (x: number, y: number): string => `${formatNumber(x)} ${formatNumber(y)}`;
