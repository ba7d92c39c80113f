/** Words by which people point at a shape for where it stands in the picture. */

const shape =
  '(?:one|box|node|shape|step|task|topic|idea|subject|theme|title|bubble|circle|position|post|person|level|element|card|item|thing)';

/** "Top box", "the one at the top", "root". */
export const standsOnTop = new RegExp(
  `^(?:(?:very )?(?:top|topmost|uppermost|highest)(?: ${shape})|root(?: ${shape})?|(?:whoever|whatever|${shape})(?: (?:(?:that|who|which) )?(?:is|sits|stands))? (?:at|on) (?:the )?(?:very )?top)$`,
  'i',
);

/** "Middle topic", "the title in the middle", "centre". */
export const standsInMiddle = new RegExp(
  `^(?:(?:middle|central|centre|center|main|root)(?: ${shape})|centre|center|${shape} (?:in|at) (?:the )?(?:very )?(?:middle|centre|center))$`,
  'i',
);

/** "Bottom box", "the one at the bottom". */
export const standsAtBottom = new RegExp(
  `^(?:(?:very )?(?:bottom|bottommost|lowest)(?: ${shape})|${shape} (?:at|on) (?:the )?(?:very )?bottom)$`,
  'i',
);

/** "The participant on the far right", "leftmost box": which end of a row. */
export const standsOutside =
  /^(?:(?:far |outer)?(left|right)(?:most)? (?:one|box|participant|actor|lifeline|column|head|shape)|(?:one|box|participant|actor|lifeline|column|head|shape) (?:on|to|at) the (?:very |far |outer )?(left|right))$/i;

const group = '(?:lane|group|frame|box|section|zone|area|container|swimlane)';

/** "The first box in each lane". */
export const firstOfEach = new RegExp(`^(first|last|top|bottom) ${shape} (?:in|of) (?:each|every) ${group}$`, 'i');

/** "Boxes in the Sales lane", "steps of Sales": what is in a group. */
export const thoseInside = new RegExp(
  `^(?:${shape}|part|component|service|server|people)(?:e?s)? (?:in|inside|within|of) (?:the )?(.+?)(?: ${group})?$`,
  'i',
);

/** Who stands above all others of a company. */
export const bossOfAll = /^(?:big |top |overall )?boss(?: of (?:all|everybody|everyone))?$/i;

/** "All three finance boxes", "both": how many of a kind are meant, and what is said of them. */
export const severalOf = /^(?:(?:all|both)(?: of)?(?: the)? |the )?(two|three|four|five|2|3|4|5) (.+)$/i;

/** "What hangs off Design can go": what hangs on a part, which is to be removed. */
export const removesThoseOn =
  /^(?:what(?:ever)?|everything that|all that) (?:hangs|is|sits|comes|stands) (?:off|on|under|below|beneath|in|inside) (.+?) (?:can|could|should|must|may)(?: all)? (?:be (?:deleted|removed|dropped|taken out)|go|disappear)(?:,? (?:we|i|they|it|that|as|because|since)\b.*)?$/i;

/** "Both storages", "the two gates": how many are meant; not `both of them`, which names none. */
export const manyMeant =
  /^(?:all |the |these |those )*(?:(both)|(two|three|four|five|2|3|4|5))(?: of)?(?: (?:the|these|our))? (?!(?:of )?(?:them|these|those)\b)\S/i;

/** What in front of a name says how many are meant. */
export const opensMany =
  /(?:^|\s)((?:both(?: of)?(?: the| these| our)?|(?:all |the |these |those )+(?:two|three|four|five)) )$/i;

/** Words before where something goes, which two clauses with one verb share: "HR goes to the CFO, sales to the CTO". */
export const placeBefore = '(?:to|under|into|in|from|behind)';

/** "Them", which of one group are those in it. */
export const severalMeant = /^(?:them|they|those|these)$/i;

/** "The line to Sales", "arrows between A and B": a line by its ends. */
export const lineToPart =
  /\b(?:lines?|arrows?|links?|connections?|connectors?|cables?) (?:that (?:goes|leads|runs) |going |leading |running )?(to|from|between|into|with)\b/i;

const ones = '(?:steps?|boxes|box|shapes?|parts?|tasks?|activities|things?|ones|nodes?|stations?)';

/** "Everything that comes before the check": what lies along a flow on one side of a step, and the step. */
export const thoseAlong = new RegExp(
  `^(?:everything|all|whatever|anything|all (?:the |of the )?${ones}|every ${ones}|the ${ones}|${ones})(?: (?:that|which))?(?: (?:is|are|comes?|happens?|stands?|goes|lies|follows?))? (before|after|behind|ahead of|left of|prior to) (.+)$`,
  'i',
);

/** "Same branch as the tickets": what another part hangs on. */
export const sameBranch =
  /^(?:same (?:branch|place|group|topic|arm|parent|team) as|branch of|parent of) (?:the |our )?(.+)$/i;

/** "Whatever is on the no side": what only one way out of a question leads to. */
export const thoseOnWay = new RegExp(
  `^(?:everything|all|what|whatever|anything|all (?:the |of the )?${ones}|the ${ones}|${ones})(?: (?:that|which|['’]s))?(?: (?:is|are|comes?|happens?|stands?|lies|hangs?))? (?:on|in|along|down|off) the ["“']?(.+?)["”']?[- ](?:side|branch|path|way|arm|leg|route|exit)$`,
  'i',
);

/** Who is meant by a pronoun for a person at the beginning of an instruction. */
export const opensWithPerson = /^\s*(?:(?:and|but|also|please|so)\s+)*(she|he|her|his|him)\b/i;

/** Words for chiefs with what they are chiefs of, by the letter that their title has for it. */
export const chiefOf =
  /^(?:(?:big|top)\s+)?(?:(\S+)\s+(?:boss|chief|head|director|lead|leader)|(?:boss|chief|head|leader)\s+of\s+(?:the\s+)?(\S+))$/i;

export const chiefLetters: Readonly<Record<string, string>> = {
  finance: 'f',
  financial: 'f',
  finances: 'f',
  money: 'f',
  operations: 'o',
  operation: 'o',
  operating: 'o',
  ops: 'o',
  technology: 't',
  technical: 't',
  tech: 't',
  engineering: 't',
  marketing: 'm',
  it: 'i',
  information: 'i',
  people: 'p',
  product: 'p',
  revenue: 'r',
  legal: 'l',
  data: 'd',
};

/** What in front of a name tells one of several from the others, or says that all are meant, or a new one. */
export const tellsApart =
  /\b(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|other|another|new|same|both|all|each|every|any|one|two|three|this|these|those|selected|left|right|upper|lower|top|bottom|middle|next|previous|primary|secondary|main|backup|spare|additional|extra|a|an|no|which)(?:\s+\p{L}+)?\s+$/iu;

/** "Permits with everything under it": what hangs on a part comes along. */
export const withThoseBehind =
  /^ ((?:and|with|including|plus|incl|together with|along with) (?:everything|everyone|all|whatever|what) (?:(?:that|which) )?(?:(?:is|hangs|comes|sits) )?(?:under|below|beneath|in|on|inside|off)(?: (?:it|them|him|her))?) /i;

/** "Go straight to the payout": what comes then is there already. */
export const goesOnTo =
  /\b(?:go|goes|going|jump|jumps|continue|continues|proceed|proceeds|return|returns|straight|directly|right|back|on) (?:straight |directly |right |back |on )*to the? ?\S*[^.]*$/i;

/** A word that points at one thing and says nothing of it. */
export const barePronoun = /^(?:it|that|this|that one|this one|the new one)$/i;

/** "It also reports to the CFO": a second line, and the first one stays. */
export const alsoReports =
  /\b(?:also|additionally|in addition)(?: \S+)? (?:reports?|answers?)\b|\b(?:reports?|answers?) also to\b/i;

/** The words for how many in front of what they are. */
export const saysHowMany =
  /^(?:all |the |these |those )*(?:both|two|three|four|five|[2-5])(?: of)?(?: (?:the|these|our))? /i;

/** "The other heads": those that are there. */
export const besidesOthers = /^(?:the )?(?:(?:other|existing|present|current) (?=\p{L}))?/iu;

/** "The three people right under the MD": what is one step under somebody, and how many. */
export const directlyUnder =
  /^(?:(?:all |the |those )*(two|three|four|five|six|[2-6]) )?(?:(?:all |the |those )*(?:people|persons|posts|ones|boxes|positions|teams|departments|topics|branches|things|nodes|reports|children))(?: (?:that|who|which))?(?: (?:are|sit|hang|report|stand|come))? (right|directly|immediately|just|one level)? ?(?:under|below|beneath|underneath|to) (?:the |our )?(.+)$/i;

/** "The steps between the check and the payout": what lies between two parts. */
export const thoseBetween = new RegExp(
  `^(?:everything|all|whatever|anything|all (?:the |of the )?${ones}|every ${ones}|the ${ones}|${ones})(?: (?:that|which))?(?: (?:is|are|comes?|happens?|stands?|lies))? (?:in )?between (?:the |our )?(.+?) and (?:the |our )?(.+)$`,
  'i',
);

/** "End states", "where it ends": what nothing follows. */
export const thoseAtEnds =
  /^(?:all )?(?:the )?(?:end|final|closing|last|terminal) (?:states|steps|boxes|points|nodes|results|outcomes)$|^(?:all )?(?:the )?(?:ends|endings|dead ends|outcomes|leaves)$/i;

/** "Everything about food": a topic with what hangs on it. */
export const allAbout =
  /^(?:everything|all|anything|whatever(?: is)?)(?: (?:that is|that['’]s|which is))? (?:about|related to|to do with|concerning|regarding|around) (?:the |our )?(.+)$/i;

/** "IT stuff": all that belongs to a group or stands under a part. */
export const stuffOf =
  /^(?:all )?(?:the |our )?(.+?) (?:stuff|things|people|folks|staff|crew|side of things)(?: all)?$/i;

/** "A color per team": what is said of each is said of all that belong to it. */
export const perUnit =
  /\b(?:per|by|for each|for every|each|every) (?:team|branch|department|division|arm|unit|group|topic)\b/i;

/** "Landing page directly": how something is done, behind the name of a part. */
export const asideBehind =
  /[\s,](?:directly|straight away|straight|right away|immediately|at once|again|instead|as usual|as before|for now|from now on|itself|himself|herself|themselves)$/i;

/** "The whole EU thing": words around a name that only point. */
export const pointsAtWhole = /^(?:whole|entire|complete)\s+(?=\S)/i;

/** "Everyone in sales": of a tree, whoever heads it comes along. */
export const allIn =
  /^(?:everyone|everybody|everything|whoever|all|all (?:the |of the )?(?:people|staff|things)|the people) (?:in|of|from|at|within) (?:the |our )?(.+?)(?: (?:team|department|branch|arm|side))?$/i;
