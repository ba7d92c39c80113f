import { counts } from './organisation-words.ts';

/** Sentences that say who works for whom, as patterns for the forms of `hierarchy/running-text`, which have an example of each. */

/** Who is at the top. */
export const atTheTop =
  /^(?:right )?(?:at|on) (?:the )?(?:very )?top\b[^,;]*? (?:is|are|sits|stands|there[’']?s|there is|we have)\s+(?<who>.+)$/iu;

/** Several report to somebody: their list. */
export const severalReportTo = new RegExp(
  `^(?:(?:the|all|these|those) )?(?:${counts}|following|both)?(?: \\p{L}+){0,3}?(?:, each with (?:an?|its own) [\\p{L} -]+? (?:who|that))? (?:reports?|answers?|works?|(?:is|are) accountable|under|below)(?: directly| straight)?(?: to| for| under)? (?<head>[^:,]+?)(?: directly)?: (?<list>.+)$`,
  'iu',
);

/** Whose people are who. */
export const ownPeopleAre = new RegExp(
  `^(?:.*\\b)?(?<head>[Hh]er|[Hh]is|[Mm]y|\\p{Lu}[\\p{L}’' ]*?[’']s|\\p{Lu}\\p{L}+s[’']|.+? ha(?:s|ve))(?: only| just)?(?: ${counts}| one| an?| a few)?(?: small)? (?:direct reports?|direct people|people|leads|managers|crew|team|staff)\\b(?: reporting to (?:her|him|them))?[^:,]*?(?: are| is|:) (?<list>.+)$`,
  'u',
);

/** Below somebody are who. */
export const reportingTo =
  /^(?:reporting(?: directly)? to|under|below|beneath|with) (?<head>.+?)(?: (?:are|is|sits?|comes?|works?|there(?:[’']s| is| are))|:)\s+(?<list>.+)$/iu;

/** So does somebody else. */
export const soDo = /^(?:and )?(?:so|as) (?:does|do|is|are) (?<list>.+)$/iu;

/** Whose people a colon leads to: "Lotte's pod: Ann, Joe", "Mats has the heavy stuff: Ruben leads the workshop, ..." */
export const colonOf =
  /^(?<head>\p{Lu}\p{L}+)(?:[’']s? [\p{L}-]+|(?:[’']s)? (?:has|looks after|runs|leads) [^:,]*)?: (?<list>.+)$/u;

/** Who is in a team, wherever it belongs. */
export const unitOf = /^(?:the|our) [\p{L} ]*\b(?:team|crew|desk|squad|group|pod) (?:is|are)\b[^:]*: (?<list>.+)$/iu;

/** In whose team are who. */
export const onTheSideOf =
  /^(?:[Oo]n|[Ii]n) (?<head>\p{Lu}\p{L}+(?:[’']s|(?<=s)[’'])|[Mm]y) (?:side|team|area|office|group|crew|pod),? (?:there[’']?s|there (?:is|are)|it[’']?s|(?:is|are|we have)) (?:(?:two|three|four|five|six|\d+) [^,:]+: )?(?<list>.+)$/u;

/** "For us": no part of a title. */
export const ofUs = / (?:for|at|in|of) (?:us|the (?:company|house))$/;

/** Whose boss is who. */
export const whoseBossIs =
  /^(?<first>.*?(?:[’']s|\b(?:their|her|his|its|Their|Her|His))) (?:line )?(?:manager|boss) is (?<head>.+)$/u;

/** What stands before "their" at the end. */
export const beforePossessive = /.*\b(?=(?:their|her|his|your|its)$)/i;

/** Whose, said by a pronoun. */
export const possessive = /^(?:their|her|his|its)$/i;

/** Verbs of somebody who leads a part of the house, as alternatives of a pattern. */
export const leadsField = '(?:leads|runs|heads|looks after|does)';

/** The same of the part. */
export const isLed = 'is (?:led|run|headed|managed|looked after) by';

/** What stands before the colon of a list of people: it says something of them, or who they belong to. */
export const leadsToPeople =
  /\b(?:reports?|answers?|works?|people|teams?|crews?|staff|has|have|is|are|leads?|heads?|under|below|to|her|his|their|my|our)\b/iu;

/** "Owners: Ann is director": who they are together, before one is named. */
export const groupOpening = /^(?<all>\p{Lu}\p{Ll}+s?: )(?=\p{Lu}\p{L}+ (?:is|runs|leads|heads) )/u;

/** "There will be", "Oddly enough they": what opens a sentence and names nobody. */
export const emptyOpening =
  /^(?<all>(?:[Tt]here(?: is| are|[’']s| will be|[’']ll be)|\p{Lu}\p{Ll}+ly(?: enough)?,?(?= (?:he|she|they|the)\b)) )/u;

/** What tells who somebody is. */
export const isTitled = '(?:is|stays on top as|remains|becomes)';

/** "Under her" behind what somebody has, which adds nothing. */
export const underOne = /(?<=\b(?:has|have)\b[^.;:\n]{3,200}) (?:under|below) (?:her|him|them|me)(?=[,.;\s])/g;
