import { pattern, type Retelling, some, the, they } from './retelling.ts';

const past = '(?:last|this|since|in|for|already|yesterday|recently|a|some|two|weeks?|months?)';

/** What happened to a part, and what is said about it. */
export const ofParts: readonly Retelling[] = [
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
  {
    example: 'the second review is dropped',
    from: pattern(`${the}${some} (?:is|are|gets?|can be|will be) (?:dropped|axed|cut out|struck|scratched|binned)`),
    to: 'remove the $1',
  },
  {
    example: 'the barbecue is too much work, forget it',
    from: pattern(
      `(?:actually,? )?${the}${some} is (?:far |way |simply |just )?too (?:much [^.,;]{2,20}|expensive|complicated|risky|late|early)[,;.] (?:so )?(?:forget (?:about )?(?:it|that)|drop it|lose it|leave it out|scrap it)`,
    ),
    to: 'remove the $1',
  },
  {
    example: "we don't send a receipt at all, so lose that last message",
    from: pattern(`(?:[^;:!?\\n]{3,80}?, )?so (?:lose|ditch|scrap|kill|axe|bin) (?:that|the|this) ${some}`),
    to: 'remove the $1',
  },
  {
    example: 'Router and bridge are one and the same device over here, namely a Box',
    from: pattern(
      `${the}${some} and ${the}${some} are (?:really |actually |in fact )?(?:one and the same|the same|one)(?: \\S+)?(?: (?:over )?here| with us| at our place)?[,;:–-]+ (?:namely |it['’]?s |called |i\\.?e\\.? )?(?:an? |the )?${some}`,
    ),
    to: 'merge $1 and $2 into "$3"',
  },
];
