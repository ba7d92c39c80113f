import { pattern, type Retelling, some, the } from './retelling.ts';

const reachesDirectly =
  '(?:calls?|talks? to|speaks? to|goes? to|connects? to|uses?|access(?:es)?|hits?|contacts?|reach(?:es)?|sees?|reads? from)';
const never =
  "(?:never|doesn['’]?t|does not|don['’]?t|do not|must not|should not|shouldn['’]?t|may not|mustn['’]?t|can['’]?t|cannot|can not)";

/** Which line leads where. */
export const ofLines: readonly Retelling[] = [
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
export const ofBetween: readonly Retelling[] = [
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
