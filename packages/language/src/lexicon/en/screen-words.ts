/** Words of people who describe screens, as patterns for `screens`. */

/** What says only that a screen comes next. */
export const nextScreen =
  /^(?:and\s+)?(?:then|after\s+that|afterwards|next|finally)(?:\s+(?:comes?|there\s+(?:is|are)|we\s+have))?[,\s]+(?=(?:an?|the|our)\s)/i;

/** What stands below or beside others is on the same screen. */
export const sameScreen = /^(?:and\s+)?(?:below|underneath|beneath|above|beside)(?:\s+(?:it|that|this|them))?[,:]?\s+/i;

/** What is pressed to enter with an account of another service. */
export const accountButton = /^(?:sign|log)[ -]?(?:in|up|on)\s+with\s|^continue\s+with\s/i;

/** Forms of charts, which a chart is called by. */
export const chartForm = /^(?:line|bar|pie|area|column|donut|doughnut|scatter|radar|gauge)$/i;

/** Several of a kind, whose names follow. */
export const countedAlone = /^(?:two|three|four|five|six|[2-6])\s+(?<kind>[\p{L} -]+s)$/iu;

/** What is ticked, when nothing says how it looks. */
export const tickedName = /^(?:remember me|keep me (?:signed|logged) in|(?:i )?(?:agree to|accept) (?:the )?terms)$/i;
