const noun = '(?:decision|question|check|checkpoint|gateway|diamond|condition|choice)';
const said = '(?<question>[^?:]{1,80}?\\?|[\\uE100-\\uE1FF])';
const answers =
  '[\\s.:;,–—-]*(?:and )?(?<answers>(?:(?:if|when|on) )?(?:yes|so|ok|no|not|true|false)\\b.+|(?:otherwise|else)\\b.+)';
const asking =
  '(?:(?:we|they|you|i|he|she) )?(?:(?:should|must|have to|need to|can|could|want to) )?(?:put|add|insert|place|ask|check|decide|need|have|want|there (?:should|must|has to|needs to|is to) be|there is|comes|goes)s?(?: in| myself| ourselves| yourself| themselves)?(?=[\\s:,])';
const lead = '(?:[^?]{0,160}?,? (?:so|therefore|hence) )?(?:please )?';
const article = '(?:(?:an?|the|another|one more|new|extra) )*';
const side = '(?<side>after|before|b4|once)';

/** "After validating ask: Critical value? If yes phone the doctor": a question in a flow with its place and its answers, each in one order. */
export const decisionsTold: readonly RegExp[] = [
  new RegExp(
    `^${lead}${asking} ${article}(?:new )?${noun} ${side} (?:the )?(?<place>[^?:]+?)\\s*[:,–—-]\\s*${said}${answers}$`,
    'i',
  ),
  new RegExp(
    `^${lead}(?:${asking}:? )?${article}(?:${noun} )?(?:called |named |: ?)?${said},? ${side} (?:the )?(?<place>[^?:,;.]+?)${answers}$`,
    'i',
  ),
  new RegExp(
    `^${lead}${side} (?:the )?(?<place>[^?:,]+?)(?:,? ${asking}[:,]?|\\s*[:,])\\s*(?:${article}${noun}[:,]? ?)?${said}${answers}$`,
    'i',
  ),
];

/** Where an answer begins; which of the two it is stands in it. */
export const answerMarks =
  /(?:^|[,;.–—-]\s*|\s(?:and|but)\s+|\s(?=if (?:yes|no|so|not)\b))(?:and\s+|but\s+)?(?:(?:if|when|on)\s+)?(?:(yes|so|ok|true)|(no|not|false|otherwise|else))\b(?!\s+(?:yet|later|longer)\b)[\s,:]*(?:->|=>|→|=)?\s*(?:then\s+)?/gi;

/** What stands in front of where an answer leads: "it goes back to". */
export const leadsThere =
  /^(?:(?:it['’]?s|it is|it|that|this|he|she|the flow|the process)\s+)?(?:(?:then|just|should|must|can|will)\s+)*(?:(?:goes|leads|continues|returns|jumps|proceeds|moves|go|lead|continue|return|jump|proceed)\s+)?(?:(?:back|on|straight|directly|right|over|again)\s+)*(?:to\s+(?:the\s+)?)?/i;

/** "The case ends": an answer that leads to the end. */
export const endsThere =
  /^(?:(?:the|our|this) \S+ (?:ends|is over|is done|is finished|stops)|(?:it|that|this)(?: is|['’]s) (?:over|done|it)|(?:it )?ends(?: there| here)?|(?:the )?end|we are done|done|finished)$/i;

/** An answer that passes by what the other one does: "no straight to the payout". */
export const passesBy = /\b(?:straight|directly|right) (?:on )?to\b/i;

/** "Back to the invoice": what is gone to is there already. */
export const leadsToKnown = /\bto (?:the|our|that)\s/i;

/** Who acts in front of what is done: "we call the customer". */
export const actsThere =
  /^(?:we|they|you|somebody|someone)\s+(?:(?:should|must|have to|need to|will|can)\s+)?(?=\p{L})/iu;

/** A sentence with a subject of its own, which is no name of a step: "the technician has another look". */
export const tellsOfSomebody =
  /^(?:(?:he|she|it|they|i)\s|(?:the|our|an?)\s\S+(?:\s\S+)?\s(?:is|are|has|have|gets?|must|should|will|can|\p{L}+s)\b)/iu;

/** What is done to something: "the bank is called". */
export const doneThere =
  /^(?:(?:the|our|an?)\s+)?(\S+(?:\s\S+)?)\s+(?:is|are|gets?|has to be|must be|will be)\s+(\p{L}+)$/iu;

/** An imperative with the words of a way: "go to the canteen" may be a step. */
export const isStepOfGoing = /^(?:go|return|move|jump)\s/i;
