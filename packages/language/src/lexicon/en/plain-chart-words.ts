/** How people who type a chart into a few sentences say who works for whom: patterns for `hierarchy/plain-text`. */

import { above, below, beside, farAbove, spouse } from './kinship-words.ts';

/** Verbs with those below before them, as alternatives of a pattern. */
const upVerbs =
  '(?:supports?|assists?)(?=\\s+(?:him|her|them|the)\\b)|helps?(?=\\s+(?!(?:with|out|to|in|at)\\b))|(?:reports?|reporting|answers?|works?)\\s+(?:directly\\s+|straight\\s+)?(?:to|for|under)|(?:(?:is|are|sits?|comes?)\\s+)(?:directly\\s+)?(?:under|below|beneath)|belongs?\\s+to|(?:is|are)\\s+part\\s+of';

/** The same with those above before them. "Heads of maths" and "two team leads" hold none. */
const downVerbs =
  'manages?|(?<!\\b(?:team|tech|shift|shop|squad|project|area|group|section|unit|crew|line|two|three|four|five|\\d+|the|our)\\s)(?:(?<!\\band\\s)leads|(?<=\\band\\s)leads(?=\\s+(?:the|an?|our|his|her|its|their|all|both|two|three|four|five|\\d+)\\s))(?!\\s+(?:and|for|of|in)\\b)|heads(?!\\s+(?:of|for)\\b)|oversees?|supervises?|runs?|directs?|coordinates?|handles?|owns?|looks?\\s+after|works?\\s+with|has|have|(?:is|are)\\s+(?:responsible\\s+for|in\\s+charge\\s+of)|does|shares?|appoints?|elects?|employs?|consists\\s+of|includes?|contains?|(?:is|are)\\s+(?:split|divided)\\s+into|splits?\\s+into';

/** How a part is said to have somebody who leads it. */
const led = '(?:led|run|headed|managed|supervised|overseen|coordinated|directed|chaired|owned|looked\\s+after)';

/** Verbs of whoever was just named. */
const relativeVerbs =
  '(?:has|have|leads?|manages?|runs?|oversees?|supervises?|heads|directs?|coordinates?|handles?|owns?|appoints?|elects?|employs?|looks?\\s+after|(?:is|are)\\s+(?:responsible\\s+for|in\\s+charge\\s+of))';

/** All that tell of two sides. */
export const plainVerbs = new RegExp(
  `(?<=\\s)(?:(?<up>${upVerbs})|(?<by>(?:is|are)\\s+(?:(?:also|now|all|both|directly|jointly)\\s+)?(?:${led}|done|handled|covered|appointed|elected)\\s+by)|(?<side>(?:is|are)\\s+(?:supported|assisted|helped|advised)\\s+by)|(?<down>${downVerbs})(?!\\s+by\\b)|(?<is>is|are|=))(?=\\s|$)`,
  'gi',
);

/** Verbs of somebody who leads a part of the whole: its name says who he is. */
export const fieldVerbs =
  /^(?:does|runs?|leads?|heads|manages?|handles?|directs?|looks?\s+after|(?:is|are)\s+(?:responsible|in))/i;

/** What opens a clause about the one before it. */
export const relativeBefore = /(?:^|[\s,])(?:who|which|that|whom)(?:\s+(?:also|both|all|each|then))*\s*$/i;

/** `The COO, who reports to the CEO, runs sales`: what is told between the subject and its verb. */
export const toldBetween = new RegExp(
  `^([^,;:]{2,60}),(\\s+(?:who|which)(?:\\s+also)?)(?=\\s+(?:${upVerbs}|${downVerbs})\\s[^,;:]+,\\s+(?:also\\s+)?(?:${upVerbs}|${downVerbs})\\s)`,
  'i',
);

/** Adverbs before a verb. */
export const adverbsAtEnd =
  /(?:(?<=\S)\s+(?:also|all|both|each|then|still|now|only|just|directly|currently|in turn))+\s*$/i;

/** Where a clause ends before the subject of the next. */
export const clauseBorder = /,\s+(?:and|but|while|whereas)\s+|,\s+|\s+(?:and|but|while|whereas)\s+/gi;

/** The end of a clause whose subject goes on. */
export const sameSubject = /(?:,|,?\s+(?:and|but))(?:\s+(?:also|then|he|she|they))*\s*$/i;

/** What stands between the members of a list. */
export const memberBorder =
  /\s*;\s*(?:and\s+)?|,\s+(?:and|plus|as\s+well\s+as|then)\s+|,\s*|\s+(?:and|plus|as\s+well\s+as)\s+|\s+[&+/]\s+/gi;

const isThere = "(?:\\s+(?:is|are|there(?:\\s+(?:is|are)|[’']?s)|comes?|sits?|we\\s+have))?";

/** What leads from a member to those below it: all that follow, some, or some of each of several. */
export const memberOpeners = new RegExp(
  `(?:^|,?\\s+)(?:(?<each>each\\s+(?:(?:of\\s+)?(?:them|whom|which)\\s+)?(?:with|w/?|having|leading|managing|(?:is\\s+)?${led}\\s+by|${relativeVerbs}))|(?<all>(?:under|below|beneath)\\s+(?:whom|him|her|them|which|it)${isThere})|(?<up>(?:who|which|that)\\s+(?:also\\s+)?(?:reports?|answers?)\\s+(?:directly\\s+)?to|(?:under|below|beneath)(?!\\s+(?:whom|him|her|them|which|it)\\b))|(?<is>who\\s+is|who\\s+are)|(?<some>with|w/?|over|(?:leading|managing)(?!\\s+(?:director|editor|partner|agent|board))|overseeing|supervising|(?:assisted|supported)\\s+by|consisting\\s+of|made\\s+up\\s+of|split\\s+into|(?:who|which|that)\\s+(?:also\\s+)?${relativeVerbs}))\\s+`,
  'i',
);

/** Who leads a part of the whole, in front of him. */
export const ledBy = /^(?:(?:led|headed|run|managed)\s+by|(?:team\s+)?(?:lead|leader|head|manager|boss)\s*:)\s+/i;

/** Those who were named: by a word, or by a word and their number. */
export const severalNamed =
  /^(?:they|them|these|those|both|all)(?:\s+of\s+(?:them|these))?$|^(?:all|the|these|those|both)(?:\s+of\s+(?:them|these))?\s+(?<count>\d+|two|three|four|five|six|seven|eight)(?:\s+of\s+them)?$/i;

/** The last who was named. */
export const oneNamed = /^(?:he|she|it|him|her|his)$/i;

/** Each of those of a kind. */
export const eachOf =
  /^(?:each|every)(?:\s+one)?(?:\s+of\s+(?:them|these|the))?(?:\s+(?<kind>[\p{L} ]+))?$|^(?:both|all)(?:\s+of)?(?:\s+(?:the|these))?\s+(?<plural>\p{Ll}[\p{L} ]+s)$/iu;

/** "Under Phil there are", "Reporting to her:": what opens a list of those below somebody. */
export const underOpening =
  /^(?:and\s+)?(?:under|below|beneath|in|at|reporting(?:\s+directly)?\s+to)\s+(?:(?<above>[^,:;]+?)\s*(?::|,?\s+(?:there(?:\s+(?:is|are)|[’']?s)|is|are|sits?|comes?|works?|we\s+have)(?=\s))|(?<pronoun>him|her|them)(?=\s))\s*/i;

/** Who is at the top. */
export const topPlace =
  /^(?:at\s+the\s+(?:very\s+)?top\s+(?:is|sits|we\s+have)\s+)?(?<above>[^,:;]+?)(?:\s+(?:is|sits|stands))?\s+(?:at|on)\s+(?:the\s+)?(?:very\s+)?top(?:\s*[,:]\s*|$)/i;

/** Openings that say nothing. */
export const emptyStart =
  /^(?:(?:and|then|also|finally|next|so|plus|but)\s+|there(?:\s+(?:is|are)|[’']?s)\s+(?:also\s+)?|we\s+have\s+(?:also\s+)?)+/i;

/** Ends that say nothing of who leads whom. */
export const emptyEnd =
  /\s+(?:alone|each|too|as\s+well|also|directly|(?:him|her)self|themselves|at\s+the\s+moment|right\s+now|in\s+total|on\s+(?:his|her|their)\s+own)$/i;

/** Nobody, or nothing yet. */
export const noMember = /^(?:no|nobody|none|no\s+one)\b/i;

/** Posts that one person may hold together with another: "founder and CEO". */
export const doublePost = /^(?:co-?)?(?:founder|owner|chair(?:man|woman|person)?|president|proprietor)$/i;

/** Words for parts of a whole, of which names follow: "teams Web and Mobile". */
export const namedUnits =
  /^(?:teams|squads|units|departments|depts|divisions|crews|offices|branches|groups|regions|sections)$/i;

/** What somebody in a list is there for: "Olga for infrastructure". */
export const whoForWhat = /^(?<who>.+?)\s+(?<joint>for|of|in|on)\s+(?<what>[\p{L}& -]+)$/iu;

/** What the words before a colon say of the list behind it: how many of a kind are below whom. */
export const countedHead =
  /^(?<above>.+?),?\s+(?:with|over|has|have|leads?|manages?|oversees?|runs?|consists\s+of|(?:is|are)\s+(?:split|divided)\s+into)\s+(?:the\s+following\s+)?(?<count>\d+|two|three|four|five|six|seven|eight)(?:\s+(?<kind>[^,:()]+))?$/i;

/** "Under Ann there are two teams: Web, Shop": how many of which kind the list behind the colon names. */
export const countedKind =
  /^(?:the\s+following\s+)?(?:\d+|two|three|four|five|six|seven|eight)\s+(?<kind>[^,:()]+?)\s*:\s+(?<list>.+)$/is;

/** The same with those below in front. */
export const countedUp =
  /^(?<count>\d+|two|three|four|five|six|seven|eight)\s+(?<kind>[^,:()]+?)\s+(?:directly\s+)?(?:reports?|answers?)\s+(?:directly\s+)?to\s+(?<above>[^,:()]+)$/i;

/** "Sports two" behind "politics has three reporters": who has how many of the same. */
export const countedAlike = /^(?<who>.+?)\s+(?<count>\d+|one|two|three|four|five|six|seven|eight)$/i;

/** Verbs of a single subject. */
export const singularVerb = /^(?:is|has|[\p{L}]+s)(?:\s|$)/iu;

/** How large the whole is: no part of its name. */
export const sizeOfWhole = /\s+(?:is|are|has|have|consists)\s.*$|\s+(?:of|with)\s+(?:about\s+)?\d+(?:\s+people)?$/i;

const name = "(?:(?:Dr|Mrs?|Ms|Prof)\\.? )?\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: \\p{Lu}\\p{Ll}[\\p{L}’'-]*)?(?![\\p{L}’'-])";

/** "Joy and Ed" behind a comma, with whom they are under before it and the comma behind it. */
export const namedRun = new RegExp(
  `(\\s(?:under|below|beneath)\\s(?:him|her|them))?(, ${name}(?:(?:,? and |, | & )${name})*)(,(?!\\S))?`,
  'gu',
);

/** What stands between the names of such a run. */
export const runMark = /,? and |, | & /;

/** "two nurses", in front of their names. */
export const someBeforeNames =
  /(?:^|[\s(])(?<count>\d+|two|three|four|five|six|seven|eight)\s+(?:(?!(?:and|with|has|to)\b)[\p{L}&-]+\s){0,3}\p{L}+s$/iu;

/** "a receptionist", in front of a name. */
export const postBeforeName =
  /(?:^|[\s(])(?<one>an?|the|our|my|one)\s+(?<post>(?:(?!(?:and|with|has|to|in|at|from|by|the|an?)\b)[\p{L}&-]+(?:\s|$)){1,4})$/iu;

/** What goes on with a list behind names in apposition. */
export const goesOnWithList =
  /^\s+(?:(?:and|plus|then|as\s+well|an?|the|our|\d+|one|two|three|four|five|six|seven|eight)(?!\p{L})|\p{Lu})/u;

/** "has two - invoices and travel claims": a dash before those who were counted, and the one behind them. */
export const countedDash =
  /(?<=\b(?:has|have|with|over|leads|manages|runs|oversees)\s+(?:\d+|two|three|four|five|six|seven|eight)(?:\s+[\p{L} ]{2,30}?)?) [-–—] (?<list>[^:;.()–—]+?)(?:(?<more> [-–—] (?=each\b))|(?=[;.]|$))/giu;

/** "a cook under her" in a list of whom she leads. */
export const underHead = /\s+(?:under|below|beneath)\s+(?:him|her|them|it)$/i;

/** "two teachers each", of those before. */
export const eachBehind = /^(?:an?|one|two|three|four|five|six|seven|eight|\d+)\s[\p{L} ]+?(?<each>\s+each)$/iu;

/** "it, two nurses": the whole, and who else is below. */
export const wholeFirst = /^(?:it(?:\s+all)?|everything),\s+(?:and\s+)?/;

/** "the cleaner to the head baker" behind "reports to": the verb goes on. */
export const gappedUp =
  /,\s+(?:and\s+)?(?!(?:who|which|that)\b)(?=(?:(?!\b(?:assistant|deputy|secretary)\b)[^,])+?\sto\s)/gi;

/** What a clause tells, as its verb is found by `plainVerbs`. */
export const clauseWays = ['up', 'by', 'side', 'down', 'is'] as const;

/** What leads from a member to others, as `memberOpeners` names it. */
export const openerWays = ['each', 'all', 'up', 'is', 'some'] as const;

/** Of one or some, not of a part of the whole. */
export const ofSome = /^(?:an?|our|his|her|their)\s/i;

/** What is read elsewhere: lines that are not solid, and changes. */
export const otherSaying = /\b(?:dotted|moves?|replaces?|used\s+to)\b/i;

/** A post that nobody holds. */
export const isVacant =
  /^(?:(?:currently|still) )?(?:vacant|open|tbd|unfilled|nobody|no one)(?: (?:yet|at the moment|right now|at present|currently|for now))?$/i;

/** The one post of its kind. */
export const ofPost = /^(?:the|our|its|their)\s/i;

/** What opens a description of the whole. */
export const wholeStart = /^(?:(?:we(?:['’]re|\s+are))|are|this\s+is|i\s+(?:need|want))\s+/i;

/** "report to her, as does the accountant": who else, behind a clause. */
export const alsoSaid = /,?\s+(?:as|and\s+so)\s+(?:does|do|is|are)\s+(?<more>[^,;:]+)$/i;

/** "Raj's team", "her people": those below somebody. */
export const ownTeam =
  /^(?:(?<owner>.+?)(?:[’']s|(?<=s)[’'])|(?<pronoun>his|her))\s+(?:team|people|crew|staff|group|(?:direct\s+)?reports)$/i;

/** "payroll for Zoe": for whom somebody does something. */
export const doneFor = /\s+for\s+(?<whom>\p{Lu}[\p{L}’'-]+)$/u;

/** "one of whom is an apprentice": what one of those counted is. */
export const oneOfThem = /^one\s+of\s+(?:whom|them|which)\s+(?:is\s+)?(?:an?\s+|the\s+)?(?<what>.+)$/i;

/** "Lou and Bekka, both developers": what those who were named before are. */
export const theyAre = /^(?<who>both|all)\s+(?:of\s+them\s+)?(?:are\s+)?(?<what>\p{Ll}[\p{L} -]*)$/iu;

/** "Finn who does ops": what somebody is there for. */
export const whoDoes =
  /^(?<who>[^()]+?),? (?:who|that) (?:does|handles|looks after|takes care of|is in charge of) (?:the )?(?<what>[\p{L}& -]+)$/iu;

/** "his daughter Lena", "grandfather Josef": who somebody is at home. */
export const kinBefore = new RegExp(
  `\\b(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)\\s+(?:${below}|${beside}|${above}|${farAbove}|${spouse})|[Gg]rand(?:father|mother))\\s+(?=\\p{Lu}\\p{Ll})`,
  'gu',
);

/** "it all", "the whole company": everything that the chart shows. */
export const wholeWords = /^(?:it|it\s+all|everything|(?:the|our)\s+(?:whole|entire)\s+.+)$/i;

/** "three store managers under him (Ann, Bo, Cy)": a list with whom it is below behind it. */
export const underBehind =
  /^(?<list>[^,:;()]+?)\s+(?:under|below|beneath|reporting\s+to)\s+(?<above>him|her|them|it)(?<more>\s*\(.+\))?$/i;

/** "the workshop, where three mechanics work". */
export const whereWork = /,?\s+where\s+(?<list>[^,:;]+?)\s+works?(?=\s*$|[.;,])/gi;

/** "the department", of what was named before. */
export const wholeAgain = /^(?:the|our|this|my)\s+(?<words>.+)$/i;

/** "our bakery", "a construction site": one thing. */
export const oneWhole = /^(?:the|our|my|this|an?)\s+(?:[\p{L}-]+\s+){0,3}\p{L}*[^s\s]$/iu;

/** "Omar a caretaker" behind "Lia has eight teachers": who else has whom, without the verb. */
export const otherOwner =
  /(?:,|;)\s+(?:and\s+)?(?<who>\p{Lu}[\p{L}’'-]+)\s+(?=(?:an?|one|two|three|four|five|six|seven|eight|\d+)\s)/gu;

/** "report to her, each with two cooks": what each of those who were named has. */
export const eachHas = /,?\s+each\s+(?:with|w\/|having|leading|managing)\s+(?<list>.+)$/i;
