/** What is told of members of a list besides who they are, as patterns for `hierarchy/running-text`. */

/** A clause that tells something of a member, up to the next one. */
export const remark =
  /,? (?:who(?:[’']s)?|which|that|whose|whom|where|although|though|because|since|no matter|wherever|including|you guessed it|you will|on purpose|apart from|so that|even if|on (?:Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|paper|purpose)|deliberately)\b[^;]*?(?=, and (?:the |an? |our |\p{Lu})|, (?:the |an? |our )?\p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+)*,| and (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|$)/giu;

/** A clause that says what a member is. */
export const saysWhat =
  /^,? who(?:[’']s (?=\p{Lu}|(?:the|our|an?) )| (?:is|are|runs?|leads?|does|do|heads?|manages?|looks? after) (?!\p{L}+ing\b|not |no |in |at |on |from |also |\p{L}+ly ))/u;

/** "Quality coach Femke", "Depot Manager Ravi Shah": a title, and a name. */
export const titledName =
  /^(?<what>[\p{L} -]*(?:(?:^|[\s-])\p{Ll}+(?= \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$)|\p{Lu}\p{L}+(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$))) (?<who>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

/** What may hang on a member at the end of a list. */
export const memberEnd = /(?:,| and)+$|(?<=\p{L}) (?:all|both|each|also|therefore)$/u;

/** "Tom Ashby, who is Head of Claims". */
export const whoIsWhat =
  /^(?<who>.+?),? who(?:[’']s| (?:is|are|runs?|leads?|does|do|heads?|manages?|looks? after))\s+(?<what>[^,]+)$/i;

/** "A shift lead with the inbound crew". */
export const whoWithWhat = /^(?<who>.+?) with (?<what>(?:the|an?|her|his|their) .+)$/i;

/** "Shop squad with Kofi as lead", "Delivery pod led by Hanne". */
export const ledUnit =
  /^(?<what>[^()]*\b(?:team|desk|crew|group|squad|pod|shift|unit)(?=\s+(?:with|under|is|led|headed|run)\b)|\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*)*(?=\s+(?:is )?(?:led|headed|run|under)\b))\s+(?:with|under|(?:is )?(?:led|headed|run) by)\s+(?<who>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)(?: as (?:its |the )?(?:lead|leader|head|boss|manager))?$/u;

/** "Sound headed by the Sound Mixer": the post stands for the part. */
export const ledByPost =
  /^(?:(?:the|our) )?\p{Lu}[\p{L} &-]*? +(?:is )?(?:led|headed|run|managed) by (?<post>the \p{Lu}[^,]*)$/u;

/** Adverbs behind a member. */
export const adverbEnd =
  /\s+(?:too|also|as well|directly|each|today|now|for now|at the moment|on (?:the|his|her|their) own)$/i;

/** Where a member sits. */
export const placeEnd =
  /(?<=\p{L}{3}) (?:over in|down in|in|on|at|from|upstairs)\b (?:\p{Lu}|the |this |our |head office).*$/u;

/** "The Head of Fleet, Wilma Stone, with the Mechanics", "the Deputy, to whom the Guards answer": somebody with his own people, at the end of an item. */
export const withOwnPeople = [
  /^(?<who>.+?),? to whom (?:all )?(?<what>.+?) (?:reports?|answers?)(?: directly)?$/u,
  /^(?<who>.+?),? (?:who (?:has|leads|runs|manages|heads|supervises|looks after|is in charge of)|with|plus) (?<what>(?:(?:only|just) )?(?:the|an?|her|his|their|one|two|three|four|five|six|\d+)? ?\p{L}[^;]*)$/u,
];

/** "For reasons that go back to a mainframe": told between two members. */
export const aside = /, (?:for|after|by|through|due to|thanks to|since|on) [^,\p{Lu}]*(?=,)/gu;

/** "The clerks at Town Quay and Saltmarsh": where several work. */
export const theirPlaces =
  /(?<=\p{Ll}{2}s) at (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)*(?: and \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)?/gu;

/** "Of his shift": whose of several. */
export const ofWhom = / (?:of|on|in|for) (?:his|her|their|its|each|every|that|the) \p{Ll}[\p{Ll} ]*$/u;

/** What makes no name of the word behind it. */
export const withArticle = /^(?:and )?(?:the|an?|their|its) /i;
