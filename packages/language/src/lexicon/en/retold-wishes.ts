/**
 * Ways of telling a wish that come to a plain command. Each pattern is of a whole instruction; in what it is retold as, `$1` and so on are
 * its words. A retelling is taken only where the parts that it names are there.
 */

/** Words that name a part, or what becomes one. */
const some = '([^.,;:!?\\n]{2,60}?)';
/** The same where quotes, brackets and commas may stand within. */
const any = '([^.;!?\\n]{2,80}?)';
const the = '(?:the |our |my |an? )?';
const polite = '(?:please |pls |could you |can you |and |so |well,? |hi,? |hey,? )*';
const end = '(?:[,\\s]*(?:please|pls|thanks|thx|now|then|too|as well|here|instead|directly))*[\\s.!?]*$';
const they = '(?:(?:they|we|you|he|she|it|i|people|somebody|someone) )?';

const pattern = (source: string): RegExp => new RegExp(`^\\s*${polite}${source}${end}`, 'iu');

export interface Retelling {
  readonly from: RegExp;
  readonly to: string;
  readonly example: string;
}

const past = '(?:last|this|since|in|for|already|yesterday|recently|a|some|two|weeks?|months?)';

/** What happened to a part, and what is said about it. */
const ofParts: readonly Retelling[] = [
  {
    example: 'the fax server was switched off last year',
    from: pattern(
      `${the}${some} (?:was|were|has been|have been|got|is|are) (?:finally |now |meanwhile |already )?(?:switched off|shut down|turned off|decommissioned|dissolved|abolished|disbanded|thrown out|scrapped|discontinued|retired|closed down)(?: ${past}\\b[^.,;]*)?`,
    ),
    to: 'remove the $1',
  },
  {
    example: 'Logistics is officially Supply Chain since May, please adapt the lane',
    from: pattern(
      `${the}${some} (?:is|are)(?: (?:since|as of|from) (?:\\S+ ){1,2}?)?(?: (?:since|now))? ?officially (?:called |named |known as )?${some}(?: (?:since|as of|from) [^,.;]{2,20})?(?:,? (?:please |pls |so )*(?:change|update|adapt|adjust|correct|fix) (?:it|that|the \\S+)(?: \\S+)?)?`,
    ),
    to: 'rename $1 to $2',
  },
  {
    example: 'Nobody prints the forms any more. What we do instead is: Send a link',
    from: pattern(
      `(?:nobody|no one|no-one|we don['’]?t|we do not|they don['’]?t|we no longer|we never) ${some}(?: here| any ?more| any longer| now| these days)*[.,;:–-]+ (?:what (?:we|they) do instead(?: is)?|what happens instead(?: is)?|instead(?:,| is)?(?: (?:we|they) (?:do|have|call it))?):? ["“]?(?=[\\p{Lu}"])([^.;!?\\n"”]{2,60}?)["”]?`,
    ),
    to: 'rename the $1 step to "$2"',
  },
  {
    example: 'invoicing is really two things. first we print it, then mail it to the client',
    from: pattern(
      `${the}${some} (?:is|are) (?:in reality |actually |really |in fact |in truth |rather |with us )*(?:two|2) (?:separate |different |distinct )?\\S+[.,:;–-]+ (?:first(?:ly)?,? |that is,? )?${they}${some},? (?:and )?then ${they}${some}`,
    ),
    to: 'split $1 into $2 and $3',
  },
  {
    example: 'the sales team has become too big, make out of it Inland sales and Export sales',
    from: pattern(
      `${the}${some} (?:has|have|is|are|got) (?:become |grown |getting |gotten )*(?:too|so|very) [^.,;]{2,30}[,;.] (?:so )?(?:please )?make (?:out of (?:it|them|that)|(?:of|from) (?:it|them)) ${some} and ${some}`,
    ),
    to: 'split $1 into $2 and $3',
  },
  {
    example: 'the contract can only be printed once we receive the signature so that comes first',
    from: pattern(
      `${the}${some} can only (?:be (?:\\S+)|happen|start|begin|go (?:out|on|ahead)|take place)(?: \\S+)? (?:once|after|when|if) (?:we|they|you|somebody|someone)(?: have| has)? ${some},? (?:so|and|therefore) (?:that|this|it)(?:'s| is| has to be| must be| goes| comes| happens)? (?:to )?(?:go |come |be )?(?:first|before|beforehand)`,
    ),
    to: 'insert $2 before the $1',
  },
];

const reachesDirectly = '(?:calls?|talks? to|speaks? to|goes? to|connects? to|uses?|access(?:es)?|hits?|contacts?|reach(?:es)?|sees?|reads? from)';
const never =
  "(?:never|doesn['’]?t|does not|don['’]?t|do not|must not|should not|shouldn['’]?t|may not|mustn['’]?t|can['’]?t|cannot|can not)";

/** Which line leads where. */
const ofLines: readonly Retelling[] = [
  {
    example: 'the scanner skips the queue and talks to storage directly',
    from: pattern(
      `${the}${some} (?:bypasses|bypass|skips|circumvents|goes around|goes past) ${the}${some} and (?:directly |straight )?${reachesDirectly} ${the}${some}`,
    ),
    to: 'redirect the arrow from the $1 to the $2 to the $3',
  },
  {
    example: 'clients never talk to the database directly, there is a pool in between',
    from: pattern(
      `${the}${some} ${never} ${reachesDirectly} ${the}${some} directly[,;.:–-]+ (?:but |and )?(?:there(?:['’]?s| is)|it goes (?:through|via)|they go (?:through|via)|only (?:through|via)) (?:an? |the |our )?${some}(?: in the middle| in between| in front(?: of it)?| between them)?`,
    ),
    to: 'insert a $3 between the $1 and the $2',
  },
  {
    example: 'Legal no longer reports to the CEO but to the CFO',
    from: pattern(
      `${the}${some} (?:(?:does not|doesn['’]?t|do not|don['’]?t) (?:report|answer|belong)|no longer (?:reports?|answers?|belongs?)) to ${the}${some}(?: any ?more| any longer)?,? but (?:rather |directly )?to ${the}${some}`,
    ),
    to: 'move $1 under the $3',
  },
  {
    example: 'wrong way round, its the stock that informs the shop',
    from: pattern(
      `(?:[^.,;:!?\\n]{0,40}?(?:wrong way(?: (?:round|around))?|wrong direction|reversed|backwards|the other way (?:round|around)))[,;:.!\\s–-]+(?:because |actually )?it['’]?s ${the}${some} (?:that|who|which) \\S+s ${the}${some}`,
    ),
    to: 'reverse the arrow from the $2 to the $1',
  },
];

/** Rows and copies. */
const ofRows: readonly Retelling[] = [
  {
    example: 'loans get a book_id int that references the books table',
    from: pattern(
      `${the}${some} (?:gets?|has|have|needs?|must have|should (?:have|get)) (?:an? )?(\\S+_\\S+)(?: (\\S+))?,? (?:(?:that|which|and it|and) )?(?:references?|points? to|refers? to|links? to|pointing to|referencing|which is a foreign key to) ${the}${some}(?: table| entity)?`,
    ),
    to: 'add column $2 to $1. connect $1 to $4',
  },
  {
    example: 'clone the books table, I want the same thing under the name films',
    from: pattern(
      `(?:clone|copy|duplicate|replicate) ${the}${some}(?: table| class| entity| box| step)?(?:[,.;]| and)? ?(?:(?:i|we) (?:want|need|would like|have) )?(?:the same (?:thing |one |box |table )?)?(?:under the name|and call (?:it|the copy|the new one)|call (?:it|the copy|the new one)|named|called|as|with the name)(?: of)? ["“]?${some}["”]?`,
    ),
    to: 'duplicate $1 as "$2"',
  },
  {
    example: 'we want the same as books once more, but for films',
    from: pattern(
      `(?:(?:we|i) (?:want|need|would like) )?the same (?:thing |table |box )?(?:as|like) ${the}${some},? (?:once more|again|a second time|one more time),? (?:but |only |just )?(?:for|called|named|under the name(?: of)?) ["“]?${some}["”]?`,
    ),
    to: 'duplicate $1 as "$2"',
  },
];

const together =
  "(?:is|are|will be|were|have been|are going to be|got)(?: (?:all|really|actually|just))* (?:one|one and the same|the same|(?:put|brought|thrown|joined) together|merged|combined|joined|united|fused)";

/** Several that are one. */
const ofSeveral: readonly Retelling[] = [
  {
    example: 'billing and accounting are going to be put together, new name Money',
    from: pattern(
      `${the}${some} (?:and|n|&|\\+) ${the}${some} ${together}(?: (?:step|job|thing|task|team|department|box|role|work|person|place))?(?: (?:for|with|to|at|in) (?:us|our place|our company|here))?(?: now)?[,;.:–-]+ (?:so )?(?:we |please )?(?:just |only )?(?:one box|a single box|one step|new name|the new name is|call(?:ed)? (?:it|them)|named?|make it|in one box)[:,]? (?:called |named )?["“]?${some}["”]?`,
    ),
    to: 'merge $1 and $2 into "$3"',
  },
];

const people = '(?:(?:two|three|four|five|whole|direct) )*(?:people|teams?|reports|staff|departments?|employees)';

/** Posts that end, with whom comes after. */
const ofPosts: readonly Retelling[] = [
  {
    example: 'the CTO is gone since May, her people sit under the CFO now',
    from: pattern(
      `${the}${some} (?:is gone|has gone|has left|left|is leaving|leaves|quit|was fired|retires|retired|resigned)(?: (?:us|the company|the firm|since \\S+|last \\S+|in \\S+))*[,;.–-]+ (?:[^.;]{0,40}? )?(?:his|her|their|the) ${people} (?:now |will |then |should |can )*(?:sit|report|answer|are|go|work|move|belong|come)s? (?:now |directly |straight )*(?:under|to|for) ${the}${some}`,
    ),
    to: 'remove the $1, his people report to the $2',
  },
];

/** In the order in which they are tried. */
export const retoldWishes: readonly Retelling[] = [
  ...ofParts,
  ...ofLines,
  ...ofRows,
  ...ofSeveral,
  ...ofPosts,
];

/** Words around a wish that lead astray, each with what is left of it. */
export const misleadingWords: readonly { readonly from: RegExp; readonly to: string; readonly example: string }[] = [
  { example: 'bewteen A and B', from: /\b(?:bewteen|betwen|beween|beetween|betweeen)\b/gi, to: 'between' },
  { example: 'a brand-new team', from: /\bbrand[- ]new\b/gi, to: 'new' },
  {
    example: 'The cashier, she checks the bill',
    from: /(?<=^|[.;!?]\s)((?:the|our)(?:\s[^\s.,;:!?]+){1,3}),\s(?:he|she|it|they)\s(?=\p{Ll})/giu,
    to: '$1 ',
  },
  {
    example: 'when the driver is done with loading',
    from: /\b(?:when|once|after|as soon as)\s(?:the\s|our\s|an?\s)?\S+(?:\s\S+)?\s(?:is|are|has|have)\s(?:finished|done|through|ready)\s(?:with\s)?(?=(?:the\s)?\p{L}+ing\b)/giu,
    to: 'after ',
  },
  {
    example: 'both servers and also the cache',
    from: /(?<=\S),?\sand\salso\s(?=(?:the|an?|our)\s)/gi,
    to: ' and ',
  },
  {
    example: 'The clerk stamps it, pls include',
    from: /,\s*(?:please|pls|plz)\s(?:include|add|adapt)\s*[.!]*$/gi,
    to: '',
  },
  {
    example: 'HR informs payroll, this is not on the picture yet',
    from: /[,;.–-]+\s*(?:this|that|it|which)(?:\sone)?\s(?:is|was|['’]?s)\s(?:still\s)?(?:not|missing)(?:\syet)?\s(?:on|in|from)\s(?:the|your|our|this)\s(?:picture|diagram|chart|map|drawing)(?:\s(?:yet|until now|so far|at all))?(?=\s*[.!?]?\s*$)/gi,
    to: '',
  },
];

/** `The first gate to the second`: a place in a row of what was named just before. */
export const sameInARow =
  /\b(the (?:first|second|third|1st|2nd|3rd) )((?:\p{L}+ ){0,2}?\p{L}+)( (?:to|and|with|from|into) the (?:first|second|third|1st|2nd|3rd|other))(?=\s*(?:[.,;!?]|$))/giu;

/** What a removal is explained by: `it ends with the payout` names what stays. */
export const tellsTheEnd =
  /(?<=\S)[,;.–-]+\s*(?:and\s|so\s|because\s)?(?:it|the (?:process|flow|whole thing|story)|everything|that|all)\s(?:all\s|now\s|just\s)?(?:ends|stops|finishes)\s(?:there|with|at|after|when|once)\b[^.;!?\n]*/gi;
