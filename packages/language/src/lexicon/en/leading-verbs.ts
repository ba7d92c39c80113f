import { numberWords } from './numbers.ts';

/** Verbs with one subject that say who leads, or who is led: what is before them begins a clause of its own. */
export const leadingVerbs =
  '(?:has|have|got|is having|leads|manages|heads|oversees|supervises|runs|directs|reports (?:directly )?to|answers (?:directly )?to|belongs to|is responsible for|splits? in(?:to)?|is (?:split|divided) into)';

/** The same of several subjects. */
export const severalVerbs =
  '(?:are having|manage|oversee|supervise|run|report (?:directly )?to|answer (?:directly )?to|belong to|are (?:split|divided) into|are under|under)';

/** What a clause has that says who is above whom. */
export const completingVerbs =
  '(?:has|have|leads?|manages?|heads|oversees?|supervises?|runs?|(?:reports?|answers?) (?:directly )?to|belongs? to|(?:is |are )?(?:under|below)|(?:is )?(?:at|on) (?:the )?top)';

/** Since when somebody leads: of no matter for who does. */
export const timeBeforeVerb =
  /\s(?:still|now|currently|already|then|directly)(?=\s(?:reports?|answers?|leads?|runs?|manages?)\b)/gi;
export const timeAtEnd = /\s(?:now|still|currently|again|as before|as well|too)\s*$/i;

/** `Tom's got`, `Tom's team:`, behind the name. */
export const hasGot = /(?<=\p{Lu}[\p{L}-]+)(['’]s (?:got|team|people|crew|reports|staff))((?<=got)(?=\s)|:)/gu;

/** `Sales is led by Ann, the shop by Tom`: the verb stands with the first of them alone. */
export const ledBy = /\s(?:is|are)\s+(?:managed|led|headed|directed|supervised|overseen|run)\s+by\s/i;

/** `The night crew is led by Eva`, `night crew by Eva`: who leads a part. */
export const partLedBy =
  /^(?<below>(?:(?!\s(?:is|are|was|were)\s)[^,:;])+?)\s+(?:is\s+(?:led|headed|run|managed|directed|supervised|overseen)\s+)?by\s+(?<above>[^,:;]+)$/i;

/** What stands before `reporting to Ann: a cook`. */
export const alsoReporting = /^(?:also|and|then|plus),?\s+(?=reporting\b)/i;

/** `Reports: production, quality`: what stands below whoever was named last. */
export const reportsBelow = /(?<=^|[.;\n]\s*)(?:(?:his|her|their|direct) )?reports:/gi;

const bound =
  '(?:(?:directly|straight|also|all|both) )*(?:reports?|answers?|belongs?|goes?|(?:is|are|were)(?: (?:directly|also|all|both))* (?:answerable|accountable|subordinated?|assigned|attached))';

/** `To the CFO report Payroll and Tax`, `To the nursing director: wards`. */
export const frontedTo = new RegExp(`^to\\s+(?<above>[^,:]+?)(?:\\s*:|\\s+${bound}(?:\\s*:)?)\\s+(?<below>.+)$`, 'is');

/** `To her three units are subordinated: a, b and c`. */
export const frontedCounted = new RegExp(
  `^to\\s+(?<above>[^,:]+?)\\s+(?:the\\s+|following\\s+)*(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:]+?\\s${bound}\\s*:\\s+(?<below>.+)$`,
  'is',
);

/** `Two crews below, Ann's and Bo's`: the word that places them stands between the count and the list. */
export const countedBelow = new RegExp(
  `^(?<below>(?:\\d+|${numberWords.slice(2).join('|')})\\s+[^,:()]+?)(?<gap>\\s+(?:below|beneath|underneath|under\\s+(?:him|her|it|them|me))\\s*[,:]\\s)`,
  'is',
);

/** `The clerk goes straight to the director`, `They are answerable to her`: other ways to report to somebody. */
export const boundTo =
  /^(?<below>.+?),?\s+(?:(?:is|are|were)\s+)?(?:(?:directly|both|all|also)\s+)*(?:goes|go|answerable|accountable|subordinated?|assigned|attached)\s+(?:(?:directly|straight|right)\s+)?to\s+(?<above>[^,:;]+?)(?:\s+(?:directly|straight))?$/is;

/** `The editor is assisted by two clerks`. */
export const helpedBy =
  /^(?<above>[^,:]+?),?\s+(?:(?:is|are)\s+)?(?:assisted|helped|supported|backed up|aided)\s+by\s+(?<below>.+)$/is;

/** `The bursar's people are a cashier and a clerk`, `Ann's are Bo and Cy`. */
export const peopleAre =
  /^(?<above>[^,:]+?)(?:['’]s|(?<=s)['’])(?:\s+(?:own\s+)?(?:people|team|crew|staff|reports|lot))?\s+(?:is|are)\s+(?<below>.+)$/isu;

/** `Ann has team leads: Bo, Cy and Dee`: what stands before the colon says what those behind it are. */
export const kindsBelow =
  /^(?<above>[^,:]+?)\s+(?:has|have|leads|runs|manages)\s+(?:the\s+|some\s+)?(?<below>\p{Ll}[\p{L}-]*(?:\s\p{L}[\p{L}-]+)?s:\s+.+)$/isu;

/** What joins a clause to the one before it. */
export const clauseJoin = /^(?:and\s+|but\s+)?(?:while|whereas|whereby|meanwhile)\s+/i;

/** `me (Dave) owner`, `I'm Karen (nurse manager)`, `I'm (Kathy) the administrator`: who writes, by name and title. */
export const speakerForms: readonly RegExp[] = [
  /^(?:me|i|i['’]m|i am)\s*\((?<name>\p{L}[\p{L} .'’-]*)\)\s*,?\s*(?:am\s+|is\s+|=\s*)?(?:the\s+)?(?<title>\p{L}[^,;()]*)(?<rest>.*)$/isu,
  /^(?:[Ii]['’]m|[Ii] am|[Mm]e,?|[Mm]y name is)\s+(?<name>\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?)\s*\((?<title>[^()]+)\)(?<rest>.*)$/su,
  /^(?:[Ii]['’]m|[Ii] am|[Mm]e,?|[Mm]y name is)\s+(?<name>\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?),\s*(?:the\s+|your\s+)?(?<title>\p{Ll}[^,;()]*)(?<rest>.*)$/su,
];

/** `Under the CFO there are three teams` opens a sentence, and is no title. */
export const placesSomebody =
  /^(?:under|below|beneath|at the top|on top|reporting to|to (?:the|her|him)|(?:(?:the|our|my) )?(?:boss|top|head|chief|leader) is)\s/i;

/** `our boss is Tom (owner)`: a word for whoever leads, and what he is otherwise. */
export const bossIs =
  /^(\s*(?:(?:the|our|my)\s+)?(?:big\s+|overall\s+)?(?:boss|head|chief|leader)\s+(?:is|=)\s+)[^,;:.()\n]{2,40}\(([^(),;:]{2,30})\)/i;

/** A comma before who is below somebody that was just named. */
export const placedBehind =
  /,\s+(?=(?:reporting\s+(?:directly\s+)?to|under|below|beneath)\s+(?:(?:the|our)\s+)?(?<name>[\p{L}][\p{L}'’-]+)(?<mark>\s*:)?)/giu;

/** Stands for somebody who was named. */
export const namedBefore = /^(?:him|her|them|it)$/i;

/** `Rigging, led by Ann, 3 riggers`: who leads, and who is with it. */
export const ledWithCount = new RegExp(
  `^(.+?\\s(?:led|headed|run|managed) by [^,]+),\\s+(?:and\\s+)?((?:\\d+|${numberWords.slice(1).join('|')})\\s.+)$`,
  'i',
);

/** A line above a list that says below whom its items stand. */
export const listBelow =
  /^(?:(?:\d+|\p{L}+)\s+[^:,;()]{2,40}?\s+(?:(?:all|directly)\s+)*(?:reports?|answers?)\s+(?:directly\s+)?to|(?:(?:directly\s+)?reporting\s+(?:directly\s+)?to|(?:directly\s+)?(?:under|below|beneath)))\s+(?<above>[^,;:()]{2,60}?)\s*(?::|are)?\s*$/iu;

/** `I run the night shift`: who writes, by what he leads. */
export const iLead =
  /^i\s+(?:currently\s+|now\s+)?(?<verb>run|lead|head|manage|supervise|direct|oversee)\s+(?:the\s+|our\s+)?(?<own>[^,.;:()]+?)(?:,\s*(?:and\s+)?(?<rest>.+)|\s+and\s+(?<more>(?:i\s+|my\s)?(?:report|answer|boss)\b.+))?$/isu;

/** What somebody is called who does so. */
export const leaderNouns: ReadonlyMap<string, string> = new Map([
  ['manage', 'manager'],
  ['head', 'head'],
  ['supervise', 'supervisor'],
  ['direct', 'director'],
]);

/** `I report to Ann and Ann to the owner`: the second has the verb of the first. */
export const reportsTo = /\b(?:reports?|answers?)\s+(?:directly\s+)?to\s/i;
export const gappedReport =
  /(?:,\s+(?:and\s+)?|\s+and\s+)(?=(?:the\s+|our\s+)?[^,:;()]{2,30}?\s+to\s+(?:the\s|our\s|my\s|me\b|\p{L}))/giu;
export const gappedEnds = /^(?<below>[^,:;()]{2,30}?)\s+to\s+(?<above>[^,:;]+)$/iu;

/** `The copy lead is Tom, same level as me`: who has the same boss. */
export const sameLevel =
  /^(?<one>[^,:;]+),\s+(?:(?:is|who is|he is|she is)\s+)?(?:at|on)?\s*(?:the\s+)?same\s+(?:level|rank|tier)\s+(?:as|like|with)\s+(?<other>[^,:;]+)$/iu;
