import type { Direction } from '@diagloom/diagram/model';

/** Ways of saying how a diagram runs; the longer phrase counts before the shorter. */
export const directionPhrases: readonly { readonly phrase: RegExp; readonly direction: Direction }[] = [
  {
    phrase: /\b(?:left[- ](?:to|2)[- ]right|l(?:2|to)r|lr|horizontal(?:ly)?|sideways|landscape)\b/i,
    direction: 'right',
  },
  { phrase: /\bright[- ]to[- ]left\b/i, direction: 'left' },
  { phrase: /\b(?:bottom[- ](?:to[- ]top|up)|upwards?)\b/i, direction: 'up' },
  {
    phrase: /\b(?:top[- ](?:to[- ]bottom|down|bottom)|vertical(?:ly)?|downwards?|portrait|td|tb)\b/i,
    direction: 'down',
  },
];

/** Words that may stand around such a phrase; any other word makes it part of something else. */
export const directionFillers: ReadonlySet<string> = new Set(
  'make it the this that whole entire diagram chart flowchart flow graph process layout direction orientation everything all to go goes going from lay out run running runs set change draw arrange turn rotate flip switch show lead be should is in into a an way and read reading use please instead'.split(
    ' ',
  ),
);

export const directionNames: Readonly<Record<Direction, string>> = {
  right: 'from left to right',
  left: 'from right to left',
  down: 'from top to bottom',
  up: 'from bottom to top',
};
