/** What divides and joins the clauses of a sentence about who works for whom, as patterns for `hierarchy/running-text`. */

/** What says that the rest of a clause is not so, or was so once. */
export const denial =
  /\b(?:not|no longer|neither|never|used to|came|fell|was|were|thinks?|nobody|no one|none of|had)\b[^,;]*$|n[’']t\b[^,;]*$/i;

/** A relative clause about the last one that was named. */
export const relativeEnd =
  /[\s,]+(?:who|which|that)(?: (?:is|are|then|also|in turn|himself|herself|themselves|all|both))*\s*$/i;

/** What goes on with the same subject. */
export const sharedEnd = /(?:,?\s+(?:and|but)|,)(?: (?:also|then|he|she|they|it|is|are|he is|she is))*\s*$/i;

/** Where a clause may end between two verbs. */
export const clauseBorders =
  /;\s+|:\s+|,\s+(?:and|but|while|whereas|so)\s+|,\s+(?=(?:the|our|an?|his|her)\s)|\s+(?:and|while|whereas|but)\s+(?=(?:the|our|an?|both|all)\s)|\s+(?:and|but|while)\s+|,\s+/gi;

/** Those of them that join two sentences. */
export const joiningBorder = /,\s+(?:and|but|while|whereas|so)/i;

/** What is told of somebody behind his name. */
export const saidOfSubject = /(?<=\p{L}) (?:is|are|was|sits?|spends?|isn[’']t)\b.*$/u;

/** "Trucks are loaded in the evening, and the Loading Lead ...": what is said of something else before. */
export const clauseBefore =
  /^.*(?:[:;] |\b(?:is|are|was|were|happens?|has|have|had|can|does|don[’']t|it[’']s)\b[^,;:]*, (?:and|so|but|because|therefore) )/su;

/** The one whom others report to, before a remark. */
export const headBeforeRemark =
  /^\s*.+?(?=[,;:]| (?:and|but|because|although|though|so|while|no matter|wherever|as well|too|directly|straight|who|which|until|when|at|on|over|along|in|these days|anyway|is on|for(?= [\p{Ll} ]*reasons?\b))\b(?!(?: \p{Lu}\p{L}+)+ (?:Manager|Officer|Lead|Leader|Director|Supervisor|Coordinator|Team)\b)|$)/u;

/** A small word that is no part of a title. */
export const goesOnSmall = /^(?!(?:and|or|of|for|in|at)\b)\p{Ll}/u;

/** Where a part of a sentence ends that says something of its own. */
export const partBorder =
  /;\s+(?:and\s+)?|,\s+but\s+|,?\s+(?=(?:and )?(?:so|as) (?:does|do|is|are)\b)|\s+and\s+(?=(?:the )?\p{Lu}[\p{L} ]{2,40} is (?:the |our |an? |\p{Lu}))|,\s+(?=and [^,;]{3,60} (?:is|are) (?:his|hers|mine|\p{L}+[’']s)$)|,?\s+(?=and (?:the |our )?[^,;]{3,40} (?:does|do|is|are) (?:as well|too|so too)$)/giu;

/** What follows a semicolon and is a sentence of its own. */
export const saysMore =
  /^(?:(?:it|he|she|they|both|so|her|his|their|we|you)\b|[^,;:]{2,50}? (?:reports?|answers?|works?|belongs?|leads?|runs?|is|are|has|have|by|line manager)\b(?=\s))/iu;

/** "On the events side, ...", "In Metering, ...": the part that a sentence is about. */
export const areaOpening =
  /^(?<all>(?:(?:and|but|now|then|also|last|finally|over|down|up)\s+)*(?:(?:in|on|at|for|within|as for|inside)\s+(?!(?:the )?(?:very )?top\b)(?<area>[^,]{2,40}),\s+))/iu;

/** "The Plant Manager holds overall responsibility and": who does something besides. */
export const whoDoes =
  /^(?<who>(?:(?:[Tt]he|[Oo]ur|[Ee]ach|[Ee]very) )?\p{Lu}[\p{L}-]*(?: (?:(?:of|and|for) )?\p{Lu}[\p{L}-]*)*) (?!and |or |of )\p{Ll}+s \p{Ll}[\p{Ll} ]*,? and$/u;
