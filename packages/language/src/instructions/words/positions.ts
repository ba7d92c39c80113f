/** Places in a row, counted from 0; negative ones from the end. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  seventh: 6,
  '7th': 6,
  eighth: 7,
  '8th': 7,
  ninth: 8,
  '9th': 8,
  tenth: 9,
  '10th': 9,
  last: -1,
  final: -1,
  'second last': -2,
  'second to last': -2,
  'second-to-last': -2,
  'next to last': -2,
  penultimate: -2,
};

/** Words for any shape, whatever its kind. */
export const anyShape: ReadonlySet<string> = new Set('node shape box element item thing symbol block'.split(' '));

/** Words for any connection, whatever its kind. */
export const anyEdge: ReadonlySet<string> = new Set(
  'loop arrow line edge connection connector link relation relationship branch path association'.split(' '),
);

/** Words for any group. */
export const anyGroup: ReadonlySet<string> = new Set('group container lane swimlane frame area box section'.split(' '));

export const pronouns: ReadonlySet<string> = new Set([
  'it',
  'that',
  'them',
  'those',
  'they',
  'that one',
  'new one',
  'same',
]);
