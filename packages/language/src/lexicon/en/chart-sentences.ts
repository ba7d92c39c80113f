import { counts } from './organisation-words.ts';

/** Sentences that say who works for whom, as patterns for the forms of `hierarchy/running-text`, which have an example of each. */

/** Who is at the top. */
export const atTheTop =
  /^(?:right )?(?:at|on) (?:the )?(?:very )?top\b[^,;]*? (?:is|are|sits|stands|there[’']?s|there is|we have)\s+(?<who>.+)$/iu;

/** Several report to somebody: their list. */
export const severalReportTo = new RegExp(
  `^(?:(?:the|all) |(?:these|those)(?= \\p{Ll}+ ))?(?: ?(?:${counts}|following|both))?(?: \\p{L}+){0,3}?(?: and they|, each with (?:an?|its own) [\\p{L} -]+? (?:who|that))? (?:reports?|answers?|works?|(?:is|are) (?:accountable|subordinate|subordinated|assigned)|under|below)(?: directly| straight)?(?: to| for| under)? (?<head>[^:,]+?)(?: directly)?: (?<list>.+)$`,
  'iu',
);

/** Whose people are who. */
export const ownPeopleAre = new RegExp(
  `^(?:.*\\b)?(?<head>[Hh]er|[Hh]is|[Mm]y|\\p{Lu}[\\p{L}’' ]*?[’']s|\\p{Lu}\\p{L}+s[’']|.+? ha(?:s|ve))(?: only| just)?(?: ${counts}| one| an?| a few)?(?: small)? (?:direct reports?|direct people|people|leads|managers|crew|team|staff)\\b(?: reporting to (?:her|him|them))?[^:,]*?(?: are| is|:) (?<list>.+)$`,
  'u',
);

/** Below somebody are who. */
export const reportingTo =
  /^(?:(?:directly|right|straight|immediately) )?(?:reporting(?: directly)? to|under|below|beneath|with) (?<head>.+?)(?: (?:are|is|sits?|comes?|works?|there(?:[’']s| is| are)|(?:you|we)(?:[’']ll)? (?:have|find))|:)\s+(?:(?:two|three|four|five|six|\d+) [^,:]+: )?(?<list>.+)$/iu;

/** So does somebody else. */
export const soDo = /^(?:and )?(?:so|as) (?:does|do|is|are) (?<list>.+)$/iu;

/** "And the Workshop Liaison does as well". */
export const doesToo = /^(?:and )?(?<list>.+?) (?:does|do|is|are) (?:as well|too|so too)$/iu;

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

const others = `(?:[Tt]he |[Aa]ll )?(?:(?:other|remaining|last|first) ${counts}|(?:rest|others)|(?:${counts}|\\p{Lu}[a-z]{2,4}) of (?:them|these|those))`;

/** "News desk: the News Editor is": what the sentence is about. */
export const labelOpening =
  /^(?<all>(?<area>\p{Lu}[\p{L} -]{2,25}): )(?=(?:[Tt]he|[Oo]ur) \p{Lu}[\p{L} -]* (?:\([^()]*\) )?(?:is|has) |\p{Lu}\p{L}+ \p{Lu}\p{L}+ is )/u;

/** "There will be", "Then there's", "Oddly enough they": what opens a sentence and names nobody. */
export const emptyOpening =
  /^(?<all>(?:(?:Hi|Hello|Hey|Dear)\b[^,.!]*[,!] (?=I\b)|(?:(?:And )?[Tt]hen|First|Next|Finally|Last)(?: comes?| there[’']s| there (?:is|are))?,? (?=\p{Lu})|[Tt]here(?: is| are|[’']s| will be|[’']ll be) |\p{Lu}\p{Ll}+ly(?: enough)?,? (?=(?:he|she|they|the)\b)))/u;

/** "Until last year the": when it is so. */
export const timeOpening =
  /^(?<all>(?:Until|Since|Before|After|From|As of|Today|Nowadays|These days|At the moment|For now|Last)\b[^,.\p{Lu}]*?(?:,\s+|\s(?=the \p{Lu}|she |he |they |it |\p{Lu})))/u;

/** "Three of them run the crews:": some of those who were told by their number. */
export const othersOpening = new RegExp(`^(?<all>${others}\\b[^:\\p{Lu}]*?(?::\\s+|$))`, 'u');

/** "The other two are Pushback and De-icing". */
export const othersAre = new RegExp(`^${others} are (?<list>(?:the )?\\p{Lu}.+)$`, 'u');

/** What tells who somebody is. */
export const isTitled = '(?:is|stays on top as|remains|becomes)';

/** "Under her" behind what somebody has, which adds nothing. */
export const underOne = /(?<=\b(?:has|have)\b[^.;:\n]{3,200}) (?:under|below) (?:her|him|them|me)(?=[,.;\s])/g;

/** "The Head of People, Carla, has two teams": an item of a list that is a sentence. */
export const itemSentence =
  /^[\W\d]*(?:(?:the|our) )?\p{Lu}[^.;:()]*?(?<!\b(?:who|which|that)) (?:is|are|has|have|had|runs?|leads?|heads|manages|keeps|does|do|works|looks after|reports to)\b/iu;

/** "The General Counsel is one": the first of several. */
export const isOneOfThem = /^(?<who>[^,]+?) is one(?: of them)?(?:\s*\([^()]*\))?$/u;

/** "Its lead is Kwame": who leads what was named before. */
export const itsLeadIs =
  /^(?:and )?(?:[Ii]ts|[Tt]heir) (?:lead|leader|head|manager|boss|chief) is (?<who>\p{Lu}[^,;:]*)$/u;

/** "The first is the Deputy, to whom the guards answer". */
export const theFirstIs =
  /^(?:(?:the|her|his) )?(?:first|second|third|fourth|fifth|last|other|next)(?: one)?(?: (?!is\b)\p{Ll}+){0,3} is (?<list>.+)$/iu;

/** "Lena's side is simpler: the clerks", "Dev's team is small": whose people are told of. */
export const ownSideIs =
  /^(?<head>\p{Lu}\p{L}+(?:[’']s|(?<=s)[’'])|[Hh]er|[Hh]is|[Mm]y) (?:team|side|crew|area|group|department|part|lot|shop|unit) (?:is|are)(?: (?!the |our |an? |two |three |four )\p{Ll}+){1,4}(?:: (?<list>.+))?$/u;

/** "There are the developers": what follows. */
export const thereAre = /^(?:There (?:is|are)|There[’']s|It[’']s|It is) (?<list>.+)$/u;

/** "Receivers and Drivers are his". */
export const areHis = /^(?:and )?(?<list>.+?) (?:is|are)(?: all| both)? (?<head>his|hers|mine|\p{Lu}\p{L}+[’']s)$/u;

/** "Mammals are Kofi's and Birds are Ingrid's": whose parts of the house are which. */
export const areOneEach = /^(?<list>(?:\p{Lu}[\p{L} ]*? (?:is|are) \p{Lu}\p{L}+[’']s(?:,? and |, |$)){2,})$/u;

/** "My name is Pia and I'm the Group Leader". */
export const myNameIs =
  /^My name is (?<name>\p{Lu}[\p{L} ]*?)(?:,| and)+ I(?:[’']m| am) (?<title>(?:the|an?|your|our) [\p{L} ]+?)(?:,.*| and .*)?$/u;

/** "I'm Delphine, the General Manager, and I ...". */
export const iAm =
  /^I(?:[’']m| am) (?<who>(?:the |your )?\p{Lu}[^,]*?(?:, (?:the |your |our )?[^,]*?)?)(?:,? and (?:(?<rest>I .+)|.+))?$/u;

/** "Production and Quality each have a manager". */
export const eachHasOne =
  /^(?<list>.+?) each ha(?:ve|s) (?:an? |their own |its own |one )(?<kind>manager|head|lead|leader|supervisor|director)\b/u;

/** "Sinead, Head Nurse. She has the nurses": what an item says of its own people. */
export const ofItsOwn = /\.\s(?:He|She|They) (?:has|have)(?= (?: ?)(?:the|an?|two|three|four|five|six) )/g;

/** "Reporting to her:", with a list of its own below. */
export const reportingBelow =
  /^(?:reporting(?: directly)? to|under|below) (?<head>[^:,]+?)(?: (?:there )?(?:are|is|come))?$/iu;
