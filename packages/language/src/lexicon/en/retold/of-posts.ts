import { pattern, type Retelling, some, the } from './retelling.ts';

const people = '(?:(?:two|three|four|five|whole|direct) )*(?:people|teams?|reports|staff|departments?|employees)';

/** Posts that end, with whom comes after. */
export const ofPosts: readonly Retelling[] = [
  {
    example: 'the CTO is gone since May, her people sit under the CFO now',
    from: pattern(
      `${the}${some} (?:is gone|has gone|has left|left|is leaving|leaves|quit|was fired|retires|retired|resigned)(?: (?:us|the company|the firm|since \\S+|last \\S+|in \\S+))*[,;.–-]+ (?:[^.;]{0,40}? )?(?:his|her|their|the) ${people} (?:now |will |then |should |can )*(?:sit|report|answer|are|go|work|move|belong|come)s? (?:now |directly |straight )*(?:under|to|for) ${the}${some}`,
    ),
    to: 'remove the $1, his people report to the $2',
  },
  {
    example: 'drivers report to the boss directly now',
    families: ['hierarchy'],
    from: pattern(
      `(?![^.]*\\balso\\b)${the}${some} (?:now |directly |straight )*(?:reports?|answers?) (?:now |directly |straight )*to ${the}([^.,;:!?\\n]{2,40}?)(?:(?: directly| now| instead| from now on| straight away)+)?`,
    ),
    to: 'move $1 under the $2',
  },
];
