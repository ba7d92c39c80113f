/** Words by which instructions are read; what they mean for a reading is learned. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words and signs that announce what a part does in an instruction. */
export const cueWords: ReadonlySet<string> = new Set([
  ...words(
    'from to into onto in inside on at after before between under below above behind and or with as by of for called named saying labelled labeled that which who where when if then instead not than through via is are be was should must can has have gets get needs next beside until unless',
  ),
  ':',
  '->',
  '=>',
  '→',
  '"',
  '.',
  ',',
]);

/** Words of the closed classes, which a form alone does not tell from nouns. */
export const wordClasses: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  [
    'determiner',
    words('the a an this that these those our my your his her its their some any each every both all another'),
  ],
  ['pronoun', words('i you we he she it they them us me him who which what')],
  [
    'preposition',
    words(
      'from to into onto in inside on at after before between under below above behind with by of for through via beside next over up off out',
    ),
  ],
  [
    'auxiliary',
    words('is are was were be been being has have had do does did can could should would will must may might shall'),
  ],
  ['conjunction', words('and or but if when then so because while since as unless until than not')],
];

/** Words that carry no wish of their own: a reading need not account for them. */
export const quietWords = words(
  'the a an please pls and to of it is be in on at for that this we you i can could would so just also now then me my our with as should will do not',
);

/** Words of a label or a phrase that do not tell one part from another. */
export const untellingWords = words(
  'both all each every the a an of to in on at for with and or is are be its their our we my this that',
);

/** Words that point at a part without naming it. */
export const pointingWords = words('this these that those it they them one ones there here him her');

/** Words before which a wish may end. */
export const wishJoiners = words('and then but also plus so while whereas which afterwards because cause cuz since as');

const everyone =
  "(?:everything|everyone|everybody|all|anything|anyone|whatever|whoever|what|the (?:people|ones|things|others|rest|team|staff|children|reports|subtree)|(?:its|his|her|their|['’]s) (?:people|team|staff|children|reports|things|subtopics|branches|leaves))";

/** "Everybody under production": what hangs on a part, without it. */
export const thoseUnder = new RegExp(
  `^${everyone}(?:(?: (?:that|who|which))?(?:['’]s)?)?(?: (?:is|are|hangs?|sits?|reports?|belongs?|comes?))? (?:under|below|beneath|underneath|in|inside|of|off|to|on) (.+)$`,
  'i',
);

/** What in front of a name makes it those under it: "everything under", "what hangs off". */
export const opensThoseUnder =
  /(?:^|\s)((?:everything|everyone|everybody|all|anything|whatever|whoever|what)(?: (?:that|who|which)(?:['’]s)?)?(?: (?:is|are|hangs?|sits?|reports?|belongs?|comes?|happens?))? (?:under|below|beneath|underneath|inside|in|of|about|off|before|after|behind) (?:(?:the|our|my) )?)$/i;

/** "Sharding with everything below": a part with what hangs on it. */
export const withThoseUnder = new RegExp(
  `^(.+?),? (?:and|with|including|plus|together with|along with) ${everyone}\\b.*$`,
  'i',
);

/** "His people": what hangs on the part that was named before. */
export const thoseOfIt =
  /^(?:all )?(?:its|his|her|their) (?:people|team|staff|children|reports|subtopics|branches|leaves)$/i;

/** "Both", "the two of them": several that were named before, and how many where it is said. */
export const severalNamed =
  /^(?:(?:the|these|those|all|both)\s+)?(?:(both|two)|(three)|them|they|these|those|all)(?:\s+of\s+(?:them|these|those))?$/i;

/** Prepositions of objects; "in" and "on" tell where a part stands as often. */
export const objectPrepositions: ReadonlySet<string> = words(
  'to at for from with into through over up after by about against',
);

/** "... is Payments Hub since April. Please update the lane title": it asks for what the sentence before it tells. */
export const asksForTheSame =
  /^(?:change|update|adapt|adjust|align|correct|fix|amend|modify|revise|reflect|mirror|apply|do|put|write|show|set|call|name|rename)\s+(?:it|that|this|them|these|the)\b(?:\s+[^\s,]+){0,3}[\s.!?]*$/i;

/** What people say around wishes. */
export const courtesyBesideWishes =
  /^(?:thank|see|forgive|welcome|congratulat|apologi[sz]e|excuse|let me know|take (?:your time|care)|think|guess|note that|keep in mind|keep (?:it )?up|remember|look(?:s|ing)? (?:good|great|nice|fine)|sounds?|ask me|tell me if|feel free)\b/i;

/** A wish for another language, up to the next one: `please translate everything to French`. */
export const translating =
  /(?:(?<=^|[.!?;\n])\s*|,?\s+and\s+)(?:(?:[Pp]lease|[Pp]ls|[Aa]lso|[Tt]hen|[Cc]an you|[Cc]ould you)\s+)*[Tt]ranslate\s+(?:(?:everything|all|it|this|them|the (?:diagram|chart|labels?|texts?|names?|whole))\b[^.!?;\n]*?\s+)?(?:in)?to\s+\p{Lu}[^.!?;\n]*?(?:\s+please)?(?:[.!?;\n]|$|(?=\s+and\s+(?!translate\b)\p{L}+\s))/gu;

/** What of a shape is coloured. */
export const coloured = /\b(?:border|outline|frame around|text|font|letters|writing)\b/i;
/** `border: red`, `the border in red`: it stands just before its colour. */
export const colouredJustBefore = new RegExp(`${coloured.source}\\W+(?:(?:in|is|to|be)\\W+)?$`, 'i');

/** A class that comes from another one: "inherits from Customer". */
export const derives = /\b(?:inherit|extend|deriv|subclass|special)/i;

/** How a description opens that asks for a picture as a whole, or tells what it shows: "all departments of the company". */
export const describesPicture = /^(?:shows?|all|each|every|draw(?:s|n)?|give me|we need|i need|create)\b/i;

/** "Before we ship, ask: Address complete? Yes goes on to shipping, no goes back to packing": place, step, question and answers. */
export const asksWithAnswers =
  /^(before|after|once)\s+(?:(?:we|they|i|you|he|she)\s+)?(.+?),\s*(?:we\s+|they\s+)?(?:should\s+|must\s+|have to\s+)?(?:ask|check|decide)s?:?\s+(.+?\?)\s*((?:if\s+)?(?:yes|no)\b.+)$/i;

/** "The top box should say President". */
export const isToSay = /^(.+?) (?:should|must|shall|has to|needs to) (?:say|read) (.+)$/i;

/** What a decision is called by in front of its question. */
export const decisionCalled = /^(?:an?\s+)?(?:decision|question)\s+(?=\S)/i;

/** "No goes back to packing": an answer and where it leads. */
export const exitTold =
  /^(?:and\s+)?(?:(?:if|on|when)\s+)?(.+?)\s*(?:,\s*)?(?:goes?|leads?|continues?|returns?|jumps?|->|→|=>)\s*(?:(?:back|on|straight|directly)\s+)*(?:to\s+)?(.+)$/i;

/** The article as fingers slip on it most. */
export const slippedArticle = /\bteh\b/gi;

/** "Something shorter": a wish for a name, and none. */
export const noName =
  /^(?:(?:something|anything|sth)\b.*|(?:an? )?(?:better|shorter|nicer|clearer|other|different|simpler|more \S+) (?:name|word|title|label|one|term))$/i;

/** "I was going to ask you to remove it but no, leave it": the wish is taken back. */
export const takenBack =
  /^\s*(?:(?:hi|hm+|so|well|ok)[,\s]+)*(?:i was (?:going|about) to|i wanted to|i thought (?:about|of)|i had wanted to)\b.*\b(?:but|then|though)\b.*\b(?:no|never ?mind|forget|leave|keep|let it|rather not)\b/is;

/** "What does the shop send back?": a question that asks for no change. */
export const asksOnly =
  /^\s*(?:(?:hi|hey|so|and|ok|hm+|btw)[,\s]+)*(?:what|who|whom|whose|which \S+|when|where|how (?:many|much|long|often)\b[^.;!?]*?)\s(?:exactly )?(?:is|are|was|were|do|does|did|has|have|happens?|reports?|comes?|gets?|goes)\b(?! (?:missing|if|about))[^.;!?]*\?\s*$/i;

/** What lines look like, more than shapes. */
export const looksOfLines = /\b(?:dashed|dotted|dashes|dots|dash|thick|thicker|thin|thinner)\b/i;

/** "Rename packing to something shorter": no name is told. */
export const renamesToNone =
  /^\s*(?:(?:please|pls|can you|could you|hi|hey)[,\s]+)*(?:rename|relabel|call|name)\s[^.;:"“]*?\s(?:to |as )?(?:something|sth|anything) (?:shorter|better|else|different|nicer|clearer|simpler|more \S+|less \S+|catchier|friendlier)\s*[.!?]*$/i;

/** A wish for single parts, where a description would tell what happens. */
export const asksToAdd = /^\s*(?:please\s+)?(?:add|insert|put|place)\b/i;

/** Two labels of lines, and what the lines leave, behind a verb: "the Yes and No labels of In stock?". */
export const twoLabels = String.raw`(?:the\s+)?(?:(?:labels?|answers?)\s+)?(.+?)\s+(?:and|with|for)\s+(?:the\s+)?(.+?)(?:\s+(?:labels?|branch(?:es)?|arrows?|answers?|exits?|lines?))?(?:\s+(?:of|on|at|behind|from|after)\s+(.+))?`;

/** "Ask: Paid? after packing. Yes -> ship": the answers to a question in a sentence of their own. */
export const answersInNewSentence = /(\?[^?.\n]{0,80})\.\s+(?=(?:if\s+)?(?:yes|no)\b|if\s+(?:so|not)\b)/i;
