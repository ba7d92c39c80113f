import { line } from './of-reasons.ts';
import { pattern, type Retelling, some, the } from './retelling.ts';

/** What becomes of new parts, and of old ones that stand elsewhere. */
export const ofPlaces: readonly Retelling[] = [
  {
    example: 'we got a new research team, they belong to the CTO',
    families: ['hierarchy', 'topics'],
    from: pattern(
      `(?:we|they) (?:got|have|now have|just got|have got|hired|founded|set up|opened) (?:an? )?(?:new )?${some}[,;]? (?:and )?(?:they|it|he|she|who|which|that) (?:belongs?|reports?|answers?|sits?|goes|comes?) (?:to|under|with) ${the}${some}`,
    ),
    to: 'add a $1 under the $2',
  },
  {
    example: 'support works in a morning team and an evening team now, show them below',
    families: ['hierarchy', 'topics'],
    from: pattern(
      `${the}${some} (?:works|runs|operates|is split|is divided|consists|is made up|falls) (?:in|into|of) (?:an? )?${some} and (?:an? )?${some}(?: now)?(?:[,;.] (?:please )?(?:show|draw|put|add) (?:them|both|these)(?: both)?(?: (?:below|beneath|under(?:neath)?)(?: it)?)?)?`,
    ),
    to: 'add $2 under $1. add $3 under $1',
  },
  {
    example: 'for the drinks we thought of a bar or a fridge, write down both',
    families: ['topics'],
    from: pattern(
      `for ${the}${some} (?:we|i) (?:thought of|think of|thought about|have|want|plan|considered?|could have) (?:an? )?${some} (?:or|and) (?:an? )?${some}(?:[,;.] (?:please )?(?:write|note|put|add|take) (?:down )?(?:them )?both(?: down)?(?: of them)?)?`,
    ),
    to: 'add $2 under $1. add $3 under $1',
  },
  {
    example: 'Transport as fourth main topic, and there bus, train, parking',
    families: ['topics'],
    from: pattern(
      `${the}${some} as (?:an? |the )?(?:new |another |extra |\\w+th |third |second )?(?:main |own |extra )?(?:topic|branch|subject|point|theme)[,;:.]? (?:and )?(?:there|under it|below(?: it)?|with|in it)[,:]? ([^.;!?\\n]{3,80}?)`,
    ),
    to: 'add "$1" under the central topic. add $2 under $1',
  },
  {
    example: 'Posters is no main topic, it would fit better under something like Advertising',
    families: ['topics', 'hierarchy'],
    from: pattern(
      `${the}${some} (?:is not|isn['’]?t|is no) (?:really )?(?:an? )?[^.,;]{3,40}[,;.] it (?:would|should|could)(?: rather| much)? (?:fit|go|sit|stand|be)(?: much)? (?:better )?under (?:something (?:like|called)|a new (?:topic|branch|department)(?: called| named)?) ${some}`,
    ),
    to: 'add "$2" under the central topic. move $1 under $2',
  },
  {
    example: 'sponsors, thats money as well, so same branch as the tickets',
    families: ['topics', 'hierarchy'],
    from: pattern(
      `(?!(?:add|insert|put|move|place|hang)\\s)${the}([^.,:;!?\\n]{2,40}?)(?:, [^.,;]{2,40})?,? (?:so |and )?(?:it |they )?(?:goes |go |belongs? |in |on |into |to )*(?:the )?same branch as ${the}${some}`,
    ),
    to: 'add $1 under the same branch as $2',
  },
  {
    example: 'The archive is moving to Oslo next month, only the mirror stays in Rome',
    from: pattern(
      `${the}${some} (?:is|are) (?:moving|going|relocating|migrating) to ${the}${some}(?: (?:next|this|in|soon|from)\\b[^.,;]{0,20})?[,;.] (?:and |but )?only ${the}[^.,;]{2,30} stays? (?:in|at|on|where)\\b[^.,;]{0,30}(?:[.,;]? (?:please|pls) (?:adapt|change|update)(?: it| that)?)?`,
    ),
    to: 'move $1 to $2',
  },
  {
    example: 'the archives have moved to the new data centre',
    from: pattern(`${the}${some} (?:has|have)(?: all| both| now)? (?:been )?moved to ${the}${some}`),
    to: 'move the $1 to the $2',
  },
  {
    example: 'they say there is a small cache standing in front of the store',
    from: pattern(
      `(?:[^.,;]{2,30}? (?:says?|told (?:me|us)|thinks?)(?: that)? )?there(?:['’]?s| is) (?:an? |another )${some} (?:sitting |standing |placed )?(?:right )?in front of ${the}${some}`,
    ),
    to: 'add a $1 in front of the $2',
  },
  {
    example: 'for the backup we still need a cable from the hub to the camera',
    from: pattern(
      `(?:for [^.,;]{2,40}?,? )?(?:we|i) (?:still )?(?:need|miss|are missing|want) an? ${line} (?:from|between) ${the}${some} (?:to|and) ${the}${some}`,
    ),
    to: 'connect $1 to $2',
  },
  {
    example: 'you have these mixed up, the talk comes before the tour',
    families: ['process'],
    from: pattern(
      `[^.,;:]{0,40}?(?:mixed up|in the wrong order|the wrong way round|swapped)[,;:.–-]+ (?:the truth is |actually |because )?${the}${some} (?:comes|is|happens|goes) before ${the}${some}`,
    ),
    to: 'move the $1 before $2',
  },
];
