/** Verbs with one subject that say who leads, or who is led: what is before them begins a clause of its own. */
export const leadingVerbs =
  '(?:has|have|got|is having|leads|manages|heads|oversees|supervises|runs|directs|reports (?:directly )?to|belongs to|is responsible for|splits? in(?:to)?|is (?:split|divided) into)';

/** The same of several subjects. */
export const severalVerbs =
  '(?:are having|manage|oversee|supervise|run|report (?:directly )?to|belong to|are (?:split|divided) into|are under|under)';

/** What a clause has that says who is above whom. */
export const completingVerbs =
  '(?:has|have|leads?|manages?|heads|oversees?|supervises?|runs?|reports? (?:directly )?to|belongs? to|(?:is |are )?(?:under|below)|(?:is )?(?:at|on) (?:the )?top)';

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
