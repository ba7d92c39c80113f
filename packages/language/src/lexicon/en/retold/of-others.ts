import { pattern, type Retelling, some, the } from './retelling.ts';

/** Who else has to do with it. */
export const ofOthers: readonly Retelling[] = [
  {
    example: 'Logistics has two bosses actually, it also reports to the CFO',
    families: ['hierarchy'],
    from: pattern(
      `${the}${some} (?:has|have) two (?:bosses|heads|managers)[^.,;]{0,20}[,;.] (?:it|he|she|they|and) (?:also |too )*(?:reports?|answers?)(?: also)? to ${the}([^.,;:!?\\n]{2,60}?)`,
    ),
    to: '$1 also reports to the $2',
  },
  {
    example: 'there are two kinds of readers, Child and Adult',
    families: ['classes', 'entities'],
    from: pattern(
      `there are (?:two|2) (?:sorts|kinds|types) of ${some}[,:;-]+ ${some} and ${some}(?:, (?:could|can|please|would|both|they)\\b[^.;]*)?`,
    ),
    to: 'let $2 inherit from $1. let $3 inherit from $1',
  },
  {
    example: 'Some guests are allowed to certain rooms, the model has no relation for this yet',
    families: ['classes', 'entities'],
    from: pattern(
      `(?:some )?${some} (?:is|are|can be|may be) (\\S+ (?:to|with|of|from|by|for|on|in)) (?:certain |some )?${some}[,.;] (?:and )?(?:(?:the|our|this) (?:model|diagram|chart|picture) has no (?:relation|relationship|line|arrow|link|connection)(?: for (?:this|that|it))?|there(?:['’]?s| is) no (?:relation|line|arrow|link|connection) for (?:this|that|it)|th(?:is|at) (?:relation|line|link|connection) is missing)(?: yet| so far)?`,
    ),
    to: 'connect $1 to $3 with label "$2"',
  },
  {
    example: 'there is no broker with us, the shop sends the order to the depot by itself',
    families: ['messages'],
    from: pattern(
      `there(?:['’]?s| is| are) no ${some}(?: (?:in our case|here|with us|at our place|in our (?:system|company|house|setup)))[,;.] ([^.,;!?]+? sends? [^.,;!?]+? to [^.,;!?]+?)(?: (?:by )?(?:it|him|her|them)sel(?:f|ves)| on (?:its|his|her|their) own)?`,
    ),
    to: 'remove the $1. $2',
  },
  {
    example: 'we need the depot in there too, they get the list from the shop',
    families: ['messages'],
    from: pattern(
      `(?:we|i) need (?:the |an? )?${some}(?: in (?:there|here|it|the picture|the diagram))?(?: too| as well| also)?[,;.] (?:they|it|he|she|who|which) (?:gets?|receives?) (?:the |an? )?${some} from ${the}${some}`,
    ),
    to: 'let $3 send "$2" to a $1',
  },
  {
    example: 'if the parcel is lost the shop has to inform the insurer',
    families: ['messages'],
    from: pattern(
      `(?:if|when|once|in case) (?:(?:someone|somebody|anybody) )?(?:is )?([^.,;:!?\\n]{3,60}?)(?:,? the |, ?| )((?<=, |the )[^\\s,]+(?: [^\\s,]+)?|[^\\s,]+) (?:has to|have to|must|should|needs to) (?:also )?(?:inform|tell|notify|alert) (?:the |an? |our )?${some}`,
    ),
    to: 'let $2 send "$1" to a $3',
  },
  {
    example: 'motorbikes are vehicles too',
    families: ['classes'],
    from: /^\s*(?:and |also )?(?:the |our )?(\S+(?: \S+)?) are (\S+) (?:too|as well|also)[\s.!]*$/iu,
    to: 'let $1 inherit from $2',
  },
  {
    example: 'a motorbike is a vehicle too',
    families: ['classes'],
    from: /^\s*(?:and |also )?(?:the |our |an? )?(\S+(?: \S+)?) is (?:also )?an? (\S+) (?:too|as well|also)[\s.!]*$/iu,
    to: 'let $1 inherit from $2',
  },
  {
    example: 'sailors can reserve boats',
    families: ['classes', 'entities'],
    from: /^\s*(?:and |also )?(?:the |our |an? )?(\S+(?: \S+)?) (?:can|may|must) (?:also )?(?!have\b|only\b|not\b|own\b|contain\b|include\b|belong\b|appear\b)(\w{3,}) (?:the |an? )?(?!(?:several|many|multiple|one|two)\b)(\S+(?: \S+)?)[\s.!]*$/iu,
    to: 'connect $1 to $3 with label "$2"',
  },
];
