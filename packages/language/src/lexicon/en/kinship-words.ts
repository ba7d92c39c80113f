/** Words for who is whose child, brother or wife, as sources of patterns for `hierarchy/family-tree`. */

/** Those one generation below. */
export const below = '(?:children|child|kids?|sons?|daughters?|boys?|girls?|offspring|twins)';

/** Those of the same parents. */
export const beside = '(?:(?:half-|step-)?(?:brothers?|sisters?)|siblings?|bro|sis)';

/** Those one generation above. */
export const above = '(?:parents|mother|father|mum|mom|dad)';

/** Those two generations above, or more. */
export const farAbove = '(?:(?:great-?)*grand(?:parents|mother|father|ma|pa|mum|dad)|granny|nan)';

/** Whom somebody lives with. */
export const spouse = '(?:wife|husband|partner|spouse)';

/** What stands between two who are a couple. */
export const weds =
  '(?:(?:is|was|are|got)\\s+)?(?:married(?:\\s+to)?|marries)|(?:and|&)\\s+(?:his|her)\\s+(?:wife|husband|partner)|\\+|&|∞';

/** What stands between the word for them and their names. */
export const namedBy = '(?:\\s*(?:,|:|=|-|–|named|called|is|are|was|were)\\s*|\\s+)+';

/** How many of them there are, or that they are somebody's, before the word for them. */
export const counting =
  '(?:(?:an?|one|two|three|four|five|six|seven|\\d+|only|the|their|his|her|older|younger|little|big)\\s+)*';

/** Words with a capital at the head of a sentence that name nobody. */
export const noName = '(?:Their|They|His|Her|My|Our|The|Whose|Who)';

/** Whoever writes. */
export const writer = /^(?:i|me|myself)$/i;

/** What says that somebody has children, before the word for them. */
export const having = '(?:(?:and\\s+)?(?:have|has|had|got|with)\\s+)?';

/** Whose children they are, where no name says it. */
export const theirs = '[Tt]heir|[Hh]is|[Hh]er|[Ww]hose|[Tt]hey|[Mm]y';

/** A title that tells who belongs to whom is part of the story. */
export const tellsKin = new RegExp(`\\b(?:${below}|${spouse}|married)\\b`, 'i');

export const familyTitle = /family tree of [^.:;,\n]{2,40}/i;
