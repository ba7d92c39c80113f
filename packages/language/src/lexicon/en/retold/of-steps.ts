import { pattern, type Retelling, some, the } from './retelling.ts';

/** Steps of a flow and who does them. */
export const ofSteps: readonly Retelling[] = [
  {
    example: "weighing isn't the driver's job, that's done by the Depot and they are not even in here",
    families: ['process'],
    from: pattern(
      `${the}${some} (?:isn['’]?t|is not|is no longer) (?:the |our )?[^.,;]{2,30}(?:['’]s|s['’]) (?:job|task|business|work|duty|responsibility)[,;.] (?:that['’]?s|it['’]?s|this is|that is) (?:done|handled|taken care of) by ${the}([^.,;:!?\\n]{2,30}?)(?:,? (?:and|but|who) (?:they|it|that lane) (?:are|is|have|has) [^.;]{0,40})?`,
    ),
    to: 'group $1 in a lane called "$2"',
  },
  {
    example: "if it's over 10 kg the chief has to sign too, that's after the weighing",
    families: ['process'],
    from: pattern(
      `if (?:(?:it|they|that)(?:['’]?s|['’]?re| is| are) )?([^.,;:!?\\n]{3,40}?),? the (\\S+(?: \\S+)?) (?:must|has to|needs to|should|shall) ([^.,;:!?\\n]{2,40}?)(?: too| as well| also)?[,;.] (?:and )?(?:that['’]?s|this is|it['’]?s|which is|(?:that|this) (?:comes|goes|happens)) after ${the}${some}`,
    ),
    to: 'when $1 let $2 $3 after $4',
  },
  {
    example: 'I am missing the case where the key is lost, there we call a locksmith',
    families: ['process'],
    from: pattern(
      `(?:i am|i['’]?m|we are|we['’]?re|i|we) (?:missing|miss) the case (?:where|that|when|if|in which) ([^.,;:!?\\n]{3,60}?),? (?:there|then|in (?:that|this|such a) case) (?:we|they|you) ${some}`,
    ),
    to: 'if $1, we $2',
  },
  {
    example: 'some parcels are too heavy, in that case we call a van',
    families: ['process'],
    from: pattern(
      `(?:some|a few|sometimes|now and then|often|many) ([^.,;:!?\\n]{3,60}? (?:is|are|has|have|was|were) [^.,;:!?\\n]{3,60}?)[,;.] in (?:that|this|such a|these) cases? (?:we|they|you) ${some}`,
    ),
    to: 'if $1, we $2',
  },
  {
    example: 'Customs needs its own lane, with one step in it, Stamp papers, that comes after weighing',
    families: ['process'],
    from: pattern(
      `${the}${some} (?:needs|gets|should get|wants|has|must have) (?:its|their|an?|his|her) own (?:swim ?)?lane,? with (?:one|a single|an?|the) step(?: in it| there)?[:,]? ["“]?${some}["”]?,? (?:that|which|it)(?: one)? (?:comes|is|happens|goes) (?:after|when|once) ${the}${some}`,
    ),
    to: 'add a lane "$1". add "$2" after $3. move $2 to the $1 lane',
  },
];
