import type { Family } from '@diagloom/diagram/model';

/**
 * Ways of telling a wish that come to a plain command. Each pattern is of a whole instruction; in what it is retold as, `$1` and so on are
 * its words. A retelling is taken only where the parts that it names are there.
 */

/** Words that name a part, or what becomes one. */
const some = '([^.,;:!?\\n]{2,60}?)';
const the = '(?:the |our |my |an? )?';
const polite = '(?:please |pls |could you |can you |and |so |well,? |hi,? |hey,? )*';
const end = '(?:[,\\s]*(?:please|pls|thanks|thx|now|then|too|as well|here|instead|directly))*[\\s.!?]*$';
const they = '(?:(?:they|we|you|he|she|it|i|people|somebody|someone) )?';

const pattern = (source: string): RegExp => new RegExp(`^\\s*${polite}${source}${end}`, 'iu');

export interface Retelling {
  readonly from: RegExp;
  readonly to: string;
  readonly example: string;
  /** Of which diagrams it is told; of all where it is absent. */
  readonly families?: readonly Family[];
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

const removing = '(?:remove|delete|drop|erase|get rid of|take out|take away|eliminate|scrap|cut out|cut)';
const line = '(?:line|arrow|link|connection|connector|message|cable|wire|cord)';
/** A clause that tells why, and no wish of its own. */
const because =
  "(?!.*\\b(?:should|must|has to|have to|instead|goes|reports?|move|connect|now|remove|delete|add|rename|make|colou?r|paint|put|draw|insert)\\b)(?:because|cause|since|as|we|they|it|that|this|nobody|no one|not|[^,.;]+? (?:doesn['’]?t|don['’]?t|isn['’]?t|aren['’]?t|won['’]?t|can['’]?t|is|are|was|were|does|has|have|likes?|wants?|uses?))\\b[^.;]*";

/** What goes, with why it may. */
const ofReasons: readonly Retelling[] = [
  {
    example: 'take out the arrow to the warehouse, we are still thinking about it',
    from: pattern(`${removing} the (${line} (?:to|from|between|about) [^.,:;!?\\n]{2,50}?),\\s+${because}`),
    to: 'remove the $1',
  },
  {
    example: 'pull the cable between the hub and the camera',
    from: pattern(`(?:pull|unplug|cut|rip out)(?: out)? the ${line} (from|between) ${some}`),
    to: 'remove the line $1 $2',
  },
  {
    example: 'since spring we sign online, hence the print room can go',
    from: pattern(
      `(?:since|as|because|now that) [^.;!?]+?,? (?:hence|so|therefore|thus) ${the}${some} can (?:all )?(?:go|be (?:removed|dropped|deleted)|disappear)`,
    ),
    to: 'remove $1',
  },
  {
    example: 'i dont think drivers must write a report, kick it out',
    from: pattern(
      `(?:i|we) (?:don['’]?t|do not) think (?:that )?(?:[^.,;]{1,30}? )?(?:must|needs? to|have to|has to|should) (?:still )?(?:\\p{L}+ )?(?:an? |the )${some}[,;.]? (?:so )?(?:please )?(?:(?:kick|throw|take|get) (?:it|that|this|them) (?:out|away)|(?:remove|delete|drop) (?:it|that|this)|out with (?:it|that))`,
    ),
    to: 'remove the $1',
  },
];

/** What becomes of new parts, and of old ones that stand elsewhere. */
const ofPlaces: readonly Retelling[] = [
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

/** What is missing, with where it comes. */
const ofMissing: readonly Retelling[] = [
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

/** Who else has to do with it. */
const ofOthers: readonly Retelling[] = [
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
      `there are (?:two|2) (?:sorts|kinds|types) of ${some}[,:;-]+ ${some} and ${some}(?:, (?:could|can|please|would)\\b[^.;]*)?`,
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
];

/** Steps of a flow and who does them. */
const ofSteps: readonly Retelling[] = [
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

const reachesDirectly =
  '(?:calls?|talks? to|speaks? to|goes? to|connects? to|uses?|access(?:es)?|hits?|contacts?|reach(?:es)?|sees?|reads? from)';
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
      `${the}${some} ${never} ${reachesDirectly} ${the}${some} direct(?:ly)?[,;.:–-]+ (?:but |and )?(?:there(?:['’]?s| is)|it goes (?:through|via)|they go (?:through|via)|only (?:through|via)) (?:an? |the |our )?${some}(?: (?:which|that) (?:then )?(?:calls|talks to|asks|forwards to) (?:it|them))?(?: in the middle| in between| in front(?: of it)?| between them)?`,
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

/** What stands between two, or in front of one. */
const ofBetween: readonly Retelling[] = [
  {
    example: "the till and the stock don't talk directly, there's a queue in the middle",
    from: pattern(
      `${the}${some} and ${the}${some} ${never} (?:talk|speak|communicate|connect)(?: to each other| with each other)? direct(?:ly)?[,;.:–-]+ (?:but |and )?(?:there(?:['’]?s| is)|they go (?:through|via)|only (?:through|via)) (?:an? |the |our )?${some}(?: in the middle| in between| between (?:them|the two))?`,
    ),
    to: 'insert a $3 between the $1 and the $2',
  },
  {
    example: 'Nobody talks to the archive directly now, there is a mirror in front of it',
    from: pattern(
      `(?:nobody|no one|nothing|none of them) ${reachesDirectly} ${the}${some} direct(?:ly)?(?: now| any ?more)?[,;.:–-]+ (?:but |and )?(?:there(?:['’]?s| is)|they (?:all )?go (?:through|via)|only (?:through|via)) (?:an? |the |our )?${some}(?: in (?:the middle|between|front(?: of it)?))?`,
    ),
    to: 'add a $2 in front of the $1',
  },
  {
    example: 'varnish out, Squid in, everything else stays the same',
    from: pattern(`${the}${some} out,? ${the}${some} in(?:[,;.] (?:everything|all|the rest)[^.;]*)?`),
    to: 'rename $1 to "$2"',
  },
  {
    example: 'arrow out of weighing should go straight to the gate',
    from: pattern(
      `(?:the )?(?:arrow|line|link) (?:out of|from|leaving|behind|after) ${the}${some} (?:should|shd|must|has to|needs to|ought to) (?:go|lead|point) (?:straight |directly |right )?to ${the}${some}`,
    ),
    to: 'let $1 go to $2 instead',
  },
  {
    example: 'Dashed line from the depot to the shop, since they only call',
    from: pattern(
      `(?:(?:i|we) (?:want|need|would like) |add |draw |put )?(?:an? )?(dashed|dotted|thick|red|blue|green|grey) (?:line|arrow|link|connection) (?:from|between) ${the}${some} (?:to|and) ${the}${some}(?:,? (?:because|since|as|cause)\\b[^.;]*)?`,
    ),
    to: 'connect $2 to $3. make the arrow from $2 to $3 $1',
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
  '(?:is|are|will be|were|have been|are going to be|got)(?: (?:all|really|actually|just))* (?:one|one and the same|the same|(?:put|brought|thrown|joined) together|merged|combined|joined|united|fused)';

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
  ...ofReasons,
  ...ofSteps,
  ...ofPlaces,
  ...ofMissing,
  ...ofOthers,
  ...ofLines,
  ...ofBetween,
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
    example: 'the very first box',
    from: /\b(the|that|our)\svery\s(?=(?:first|last|top|bottom|middle|next)\b)/gi,
    to: '$1 ',
  },
  {
    example: 'if he says no he just gets his money back',
    from: /(?<=\s)(?:(?:he|she|they|it|we|you)\s)?(?:just\s|simply\s|only\s)?(?:gets?|receives?)\s(?:his|her|their|its|the)\s(\p{L}+)\sback(?!\p{L})/giu,
    to: 'return the $1',
  },
  {
    example: 'The dock is missing completely...',
    from: /\bmissing\s(?:completely|entirely|altogether|totally)\b[\s.!]*$/gi,
    to: 'missing',
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

/** What is not wanted any more. */
export const tellsGone = /\b(?:any ?more|any longer|no longer|remove|drop|delete|not needed|skip)\b/i;

/** What a removal is explained by: `it ends with the payout` names what stays. */
export const tellsTheEnd =
  /(?<=\S)[,;.–-]+\s*(?:and\s|so\s|because\s)?(?:it|the (?:process|flow|whole thing|story)|everything|that|all)\s(?:all\s|now\s|just\s)?(?:ends|stops|finishes)\s(?:there|with|at|after|when|once)\b[^.;!?\n]*/gi;
