/** Words for parts of an organisation, and what a phrase ends with that names one, as patterns for `hierarchy/running-text`. */

/** "Two desks:": how many there are, before they are named. */
export const countedUnit = /^(\s*(?:two|three|four|five|six|\d+) [^,:]+?):/;

/** "Marisol Vega runs the Spanish-language desk": what somebody leads tells who he is. */
export const unit = /^\s*the [\p{L}& -]+? (?:team|desk|crew|group|squad)(?=[\s,;.]|$)/u;

/** A phrase that ends with a part of an organisation. */
export const unitEnd = /\b(?:team|desk|crew|group|squad)\s*$/i;

/** Kinds that say no more than that somebody leads or belongs to something. */
export const vagueKinds = /^(?:managers|leads|leaders|officers|functions|teams)$/i;

/** Ends of those who are only announced: each of them is named later. */
export const announcedKinds =
  /\b(?:managers|leads|leaders|officers|heads|directors|deputies|functions|teams|departments)$/i;

/** Words for people that say nothing of their posts. */
export const anyPeople =
  /\b(?:people|(?:direct )?reports|staff|persons|colleagues|desks|crews|squads|pods|areas|sides)$/i;

/** Endings of what a post is for: "assessment", "logistics". */
export const fieldEnding = /(?:ing|tion|ment|al|ity|ance|ence|ics)s?$/i;

/** Words that could mean any part of an organisation, or anybody who leads one. */
export const anyUnit = /^(?:(?:the|a|our|my|your|her|his|their) )?(?:desk|teams?|people|staff|crew|manager|boss)$/i;

/** What divides a title from what it is for. */
export const titleJoint = /^(?:of|for|at|in|to)$/i;

/** Endings of words for several people. */
export const postsEnding = /(?:er|or|ist|ant|ian|ee|ice)s$/;

/** Endings of words for one. */
export const postEnding = /(?:er|or|ist|ian|iser|ice)$/;

/** What follows those who are counted, as the source of a pattern. */
export const behindCounted = '(?:and|who|that|with|in|at|on|under|below)';

/** "Ana leads Art": what she leads tells who she is. */
export const leadsPart = /^(?:leads|runs|heads)$/;
