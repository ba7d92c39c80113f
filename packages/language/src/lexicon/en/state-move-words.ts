/** Words by which `classes/states/moves` reads what something goes through, told clause by clause. */

/** Where one clause ends and the next begins; the words that open the next one stay with it. */
export const moveBorder =
  /[.;\n]+(?:\s+|$)|(?<=\?)\s+|,\s+|\s+(?=(?:and|but)\s+(?:then|when(?:ever)?|once|if|after|as soon as|it['’]?s?|its|they|back|goes|becomes|comes|moves|gets|from)\b)|(?<!\b(?:and|but))\s+(?=then\s)/gi;

/** What only says that the telling goes on. */
export const moveOpeners = /^(?:(?:and|but|then|also|next|later|finally|afterwards|at last|after that)\s+)+/i;

/** What opens another case of what was told last. */
export const rivalOpener = /^(?:but|otherwise|or else|else|if not)\s+/i;

/** Where it was before: `and back when the parts come`. */
export const wayBackTold =
  /^(?:(?:it|they)\s+)?(?:(?:goes?|comes?|moves?|is|are)\s+)?back(?:\s+again)?(?:\s+(?<why>(?:when(?:ever)?|once|if|as soon as|after|upon|on)\s+.+))?$/i;

const movingWords =
  '(?:goes?|moves?|comes?|changes?|turns?|falls?|returns?|passes|switches|jumps?|drops?|flips?|reverts?|resets?)';
const being = `(?:is|are|was|gets?|becomes?|will be|has been|counts as|stays|${movingWords})`;
const it = '(?:it|they|this|that)';
const thing = '(?:the|an?|our|each|every)\\s+[\\w-]+(?:\\s+(?!is\\b|are\\b)[\\w-]+)?';

/** What stands before the name of the state that is entered: `it is`, `goes back to`, `its`. */
export const enteringLead = new RegExp(
  `^(?:${it}\\s*(?:['’]?s)\\s+|(?:${it}|${thing})\\s+${being}\\s+|${being}\\s+)?(?:(?:back|again|straight|then|now|first|marked|put|set)\\s+)*(?:(?:in)?to\\s+|as\\s+)?(?:(?:an?|the)\\s+)?(?:state\\s+)?`,
  'i',
);

/** How the first state is told; what has it stands before. */
export const firstTold =
  /^(?:(?!until\b)[\w'’-]+\s+){0,4}?(?:(?:starts?|begins?)(?: out| off| life)?(?: as| in| at| with)?|is created as|is (?:at first|initially)|is)\s+(?:an? |the )?(?<name>.+)$/i;

/** What may happen beside the way. */
export const optionLead =
  /^(?:(?:it|they|(?:the|an?) [\w-]+) )?(?:can|may|could|might) (?:also |still |then |be |get |go |become |move |(?:in)?to |put |set )*/i;

const reasonOpener = '(?:when(?:ever)?|once|if|as soon as|after|upon|on|at|by|with|in case(?: of)?)';

/** A reason that opens a clause, up to where the clause says what comes of it. The first that fits wins. */
export const causesBefore: readonly RegExp[] = [
  "(?:it|they|its|it['’]s)\\b",
  'back to\\s',
  '(?:goes|moves|comes|becomes|returns)\\s',
].map((next) => new RegExp(`^${reasonOpener}\\s+(?<why>.+?)\\s+(?=${next})`, 'i'));

/** A clause that is a reason as a whole. */
export const causeAlone = /^(?:when(?:ever)?|once|if|as soon as|after|upon|in case(?: of)?)\s+(?<why>.+?)[,?]?$/i;

/** A happening with its outcome behind it: `after the repair mended`. */
export const causeAndState =
  /^(?:after|upon|with|on|by)\s+(?:the|an?)\s+(?<why>[\w-]+)\s+(?<name>[\w-]+(?:\s[\w-]+)?)$/i;

/** A question tells what happens: `lid opened while mixing?` */
export const asked = /^(?<why>.+?)\?$/;

/** What leads to a state before a sign: `waiting for parts = on hold`. */
export const causeBySign = /^(?<why>.+?)\s*(?:=>|->|→|=|:)\s*(?<rest>\S.*)$/;

/** Why a state is entered, behind its name. */
export const causeBehind =
  /^(?<name>.+?),?\s+(?<why>(?:when(?:ever)?|once|if|as soon as|after|upon|because|by|within|on(?! (?:hold|loan|sale|order|trial|time|air|call))|at(?= \d))\s+.+)$/i;

/** What ends a state, told behind its name: `idle until a button is pressed`. */
export const untilBehind = /^(?<name>.+?),?\s+(?:until|till|waiting for (?=someone|somebody))\s*(?<until>.+)$/i;

/** Somebody or something leads a state, or the thing, to another one. */
export const bringing =
  /^(?<why>.+?)\s+(?:brings?|takes?|puts?|sends?|moves?|returns?|sets?|gets?|leads?|switches|turns?|drops?)\s+(?<from>.*?)\s*\b(?:back |straight |again )*(?:in)?to\s+(?:the |an? )?(?<name>.+)$/i;

/** In which state something happens, at the end of what happens. */
export const withinState =
  /^(?<why>.+?)\s+(?:while|during|in|from|when)\s+(?:it\s+is\s+|it['’]?s\s+|still\s+|in\s+)*(?<from>[\w-]+(?:\s[\w-]+){0,2})$/i;

/** From where a move starts, before it: `from lent it goes back to free`. */
export const fromBefore =
  /^from\s+(?<from>.+?)(?:,|\s+(?=(?:it|they|back|to|goes|can|may|straight)\b))\s*(?<rest>.+)$/i;

/** What stands for the thing rather than for a state. */
export const theThing = /^(?:it|them|(?:the|an?|our)\s.+|everything|all)?$/i;

/** What opens the reason of a move and stands on no line. */
export const causeWord =
  /^(?:when(?:ever)?|once|upon|if|as soon as|on|because)\s+(?:(?:the|an?)\s+|it (?:is|has been)\s+|it['’]s\s+)?/i;

/** Words that no name of a state has. */
export const notInState =
  /^(?:after|when|once|upon|if)\b|\b(?:from|to|can|may|it|them|is|are|be|becomes?|when|if|until|he|she|they|we|i|you|someone|somebody|not|no|nobody|means?|which|that|who|please|always|all)\b/i;

/** Behind the name of a state: it was there before. */
export const againBehind = /\s+(?:again|once more)$/i;

/** More than an article before the name of what is entered: `goes to`, `to`, `can be`. */
export const saysMove = /^(?!(?:an?|the|back|again)\s*$)\S/i;
