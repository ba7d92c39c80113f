/** What is told of members of a list besides who they are, as patterns for `hierarchy/running-text`. */

/** A clause that tells something of a member, up to the next one. */
export const remark =
  /,? (?:who|which|that|whose|whom|where|although|though|because|since|no matter|wherever|including|you guessed it|you will|on purpose|apart from|so that|even if|on (?:Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|paper|purpose)|deliberately)\b[^;]*?(?=, and (?:the |an? |our |\p{Lu})|, (?:the |an? |our )?\p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+)*,| and (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|$)/giu;

/** A clause that says what a member is. */
export const saysWhat =
  /^,? who (?:is|are|runs?|leads?|does|do|heads?|manages?|looks? after) (?!\w+ing\b|not |no |in |at |on |from |also |\w+ly )/i;

/** What may hang on a member at the end of a list. */
export const memberEnd = /(?:,| and)+$|(?<=\p{L}) (?:all|both|each|also|therefore)$/u;

/** "Tom Ashby, who is Head of Claims". */
export const whoIsWhat =
  /^(?<who>.+?),? who (?:is|are|runs?|leads?|does|do|heads?|manages?|looks? after)\s+(?<what>[^,]+)$/i;

/** "A shift lead with the inbound crew". */
export const whoWithWhat = /^(?<who>.+?) with (?<what>(?:the|an?|her|his|their) .+)$/i;

/** "Shop squad with Kofi as lead", "Delivery pod led by Hanne". */
export const ledUnit =
  /^(?<what>[^()]*\b(?:team|desk|crew|group|squad|pod|shift|unit))\s+(?:with|under|(?:is )?(?:led|headed|run) by)\s+(?<who>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?: as (?:its |the )?(?:lead|leader|head|boss|manager))?$/u;

/** Adverbs behind a member. */
export const adverbEnd =
  /\s+(?:too|also|as well|directly|each|today|now|for now|at the moment|on (?:the|his|her|their) own)$/i;

/** Where a member sits. */
export const placeEnd = /(?<=\p{L}{3}) (?:over in|down in|in|on|at|from|upstairs)\b (?:\p{Lu}|the |this |our ).*$/u;
