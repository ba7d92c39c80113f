import { pattern, type Retelling, some, the } from './retelling.ts';

/** What is missing, with where it comes. */
export const ofMissing: readonly Retelling[] = [
  {
    example: 'fire safety talk is missing, comes straight after the tour',
    families: ['process'],
    from: pattern(
      `(?:the |our |an? )?${some} is (?:still )?missing[,;.:–-]+ (?:it |that |and )?(?:it )?(?:comes|goes|belongs|is|happens|should (?:come|go|be)) (?:straight |right |directly |just )?(after|before) ${the}${some}`,
    ),
    to: 'add "$1" $2 $3',
  },
  {
    example: 'the clerk gets two more helpers, Day helper and Night helper',
    families: ['hierarchy', 'topics'],
    from: pattern(
      `${the}${some} (?:gets?|has|have|needs?) (?:two|2) (?:new |more )?[^\\s,:]+[,:;–-]+ (?:an? )?${some} and (?:an? )?${some}`,
    ),
    to: 'add $2 under $1. add $3 under $1',
  },
  {
    example: 'the clerk gets two people: Junior, Trainee',
    families: ['hierarchy', 'topics'],
    from: pattern(
      `${the}${some} (?:gets?|has|have|needs?) (?:two|three|four|2|3|4) (?:new |more )?(?:people|reports|teams|departments|sub ?topics|branches|ideas|assistants|points)[,:;–-]+ ((?:(?! and )[^.;!?\\n]){3,80}?)`,
    ),
    to: 'add $2 under $1',
  },
  {
    example: 'is it possible in black and white?',
    from: pattern(
      `(?:is (?:it|this|that) possible|can (?:we|you|i) (?:have|get|do|see|show|print|make) (?:it|this|that|everything|the whole thing)|(?:i|we) (?:need|want) (?:it|this|that|everything)) (?:all )?in (dark|black and white|black[- ]and[- ]white|gr[ae]y ?scale|monochrome)(?:\\?[^?]*)?`,
    ),
    to: 'make it $1',
  },
  {
    example: 'a helper for the clerk is missing',
    families: ['hierarchy', 'topics'],
    from: pattern(
      `(?:the |our |an? )?${some} (?:for|under|below) ${the}${some} (?:is|are) (?:still )?(?:missing|lacking)`,
    ),
    to: 'add "$1" under $2',
  },
  {
    example: 'one main topic has been overlooked altogether - bad weather',
    families: ['topics'],
    from: pattern(
      `(?:one|an?|the) (?:main |big |whole |important )*(?:topic|branch|point|theme) (?:has been|was|is|got) (?:overlooked|forgotten|missing|left out)(?: altogether| completely| so far)?\\s*[,:;–-]+ (?:an? |the )?${some}`,
    ),
    to: 'add a main topic "$1"',
  },
  {
    example: 'loans lacks book_id, bigint',
    families: ['entities', 'classes'],
    from: pattern(
      `${the}${some} (?:lacks?|misses|miss|is missing|are missing|is lacking|still needs?|has no) (?:an? |its |the )?([\\w]+_[\\w]+)(?:,? (?:of type |as |an? )?([\\w]+(?:\\(\\d+(?:,\\d+)?\\))?))?`,
    ),
    to: 'add column $2 $3 to $1',
  },
];
