const soon = '(?<side>after|before|b4|once|as soon as|when|straight after|right after)';
const modal = '(?:(?:also|then|now|additionally|always|has to|must|should|ought to|needs to|will|shall) )*';

/** "The warehouse does a final count before it hands over": who does what, and beside which step. */
export const doesBeside: readonly RegExp[] = [
  new RegExp(
    `^(?:and )?(?:the |our )?(?<doer>[^,:;]{2,40}?) ${modal}(?<deed>[^,:;]{3,60}?),? ${soon} (?<clause>[^,:;]{3,80}?)(?: and (?:before|after) .+)?(?:,? (?:separately|in parallel)\\b.*)?$`,
    'i',
  ),
  new RegExp(
    `^${soon} (?<clause>[^,:;]{3,80}?), (?:the |our )?(?<doer>[^,:;]{2,40}?) ${modal}(?<deed>[^,:;]{3,60}?)(?: (?:as well|too|also))?(?:, (?:separately|in parallel)\\b.*)?$`,
    'i',
  ),
];

/** Who a clause about a step begins with: "it hands over the parcel". */
export const doerInClause = /^(?:it|they|he|she|we|you)\s+(?=\p{L})/iu;

/** Verbs that say no more than that something happens: "does a final count". */
export const emptyVerbs = /^(?:do|make|perform|carry out|have|run|conduct|execute)\s+(?:an?|the|another|its|their)\s+/i;

/** Verbs of moving along and of being, which tell of no new step. */
export const tellsNoStep =
  /^(?:be|go|come|return|move|wait|become|get|need|want|stay|happen|belong|report|stand|have|mean|end|start|begin|know|join|sit)\b/i;
