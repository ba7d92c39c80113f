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
];
