const words = (text: string): ReadonlySet<string> => new Set(text.split('|'));

/** Headings of the column of a table that says who acts, and of the one that says what is done. */
export const actorHeadings = words(
  'who|role|roles|actor|lane|department|dept|team|responsible|owner|by|party|person|unit',
);
export const deedHeadings = words(
  'what|action|activity|task|step|does|description|deed|what happens|process step|work',
);

/** Phrases after which the text tells what happens whatever was decided before. */
export const inAnyCase: readonly string[] = [
  'in any case',
  'in every case',
  'in each case',
  'in all cases',
  'in both cases',
  'in either case',
  'either way',
  'regardless',
  'whatever happens',
  'no matter what',
];

/** Lanes at the end of what is to be drawn are no part of its name: `book loan with lanes`, and `process with lanes` has none. */
export const withLanes = /(?:^|,?\s+(?:with|using|in)\s+(?:the\s+)?)(?:swim ?)?lanes$/i;

/** A title behind which lanes are listed. */
export const announcesLanes = /\b(?:swim ?lanes|lanes|actors|roles|participants|departments)$/i;

/** How the lane of somebody is called who speaks of themselves; `you` may be anybody. */
export const lanesOfSpeakers: ReadonlyMap<string, string> = new Map([
  ['i', 'Me'],
  ['we', 'Our team'],
]);

/** The names under which people list a lane of their own. */
export const ownLanes: ReadonlyMap<string, string> = new Map([
  ['me', 'Me'],
  ['i', 'Me'],
  ['myself', 'Me'],
  ['us', 'Our team'],
  ['we', 'Our team'],
  ['ourselves', 'Our team'],
]);

/** Words behind whoever something goes back to: `to the writer for a comment`. */
export const behindReceiver = / (?:with|for|and|to) /;

/** The case in which somebody does what a line tells: `damage under 1000: settles it`, `otherwise visits the site`. */
export const caseBefore = /^(?:[^:]{1,40}:\s{1,3}|(?:otherwise|else|then|finally|also),?\s{1,3})/iu;
