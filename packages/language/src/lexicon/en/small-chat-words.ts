/** Small words of instructions, each for one place. */

/** What may stand between who sends and the verb: "the clerk then sends". */
export const betweenSenderAndVerb = /(?:\s+(?:then|also|finally|now))+$/i;

/** Auxiliaries of a passive: "the delivery is checked" is "Check delivery". */
export const passiveAuxiliaries = /\b(?:has|have|had|is|are|was|were|gets?|got|been|being)\b/gi;

/** "If he says no, ...": of the answers to a question only this one is told. */
export const answersNo =
  /^(?!.*\b(?:yes|if so|otherwise|else)\b).*\b(?:if (?:\S+ )?(?:says? )?(?:no|not)|no (?:means|goes|leads)|if (?:he|she|they|it) (?:doesn['’]?t|does not|don['’]?t|isn['’]?t|is not))\b/is;

/** "... and give it a role": a wish of its own, and no end of a name. */
export const changesSame = /^\p{L}+\s+(?:it|them|that|this)\s/iu;

/** A post at the head of something. */
export const headPost = /\b(?:head|director|chief|lead|manager)\b/i;

/** "Merge A and B into C". */
export const mergesInto = /^(?:merge|combine|unite)\s+(.+?\s+and\s+.+?)\s+(?:into|to|in|as)\s+(?:an?\s+|one\s+)?(.+)$/i;

/** "Second rise" and "Additional driver", written as names are, keep their first word. */
export const namedWithQualifier = /^(?:(?:an?|the)\s+)?(?:Second|Additional|Extra|Further)\s+\p{L}/u;

/** "The shop asks the depot to pack the goods": who tells whom to do what. */
export const askedTo =
  /^(?:let |make |have )?(?:the )?(?<from>[^,;]+?) (?<verb>asks?|tells?|orders?|requests?|instructs?|triggers?|calls?) (?:the )?(?<to>[^,;]+?) to (?<label>\p{L}[^,;]*)$/iu;
