/** Patterns by which `classes/states/prose` reads what documents say of states. */

/** Nothing but words that join. */
export const onlyJoins = /^[\s,(]*(?:(?:and|or|but|otherwise|then)\s+)*$/i;

/** What a relative clause tells. */
export const relativeClause = /\b(?:which|that|who)\s+(?:is\s+|are\s+|has\s+)?(\S+\s+\S+.*)$/is;

/** A number of days or the like behind a name. */
export const timeBehind = /^\s+((?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|half)\s.+)$/is;

/** What is no cause behind "by" or "for". */
export const noCause = /^(?:us|them|him|her|people|up to)\b/i;

/** Until when somebody may. */
export const limitBehind = /\s+(?:up to|until|before|after|from|within)\b.*$/is;

/** Words that stand for a thing or join. */
export const standsForThing = /^(?:it|they|one|and|or|then|otherwise|that|this|who)$/;

/** Small words before a cause. */
export const smallBefore = /^(?:(?:and|or|but|the|an?|then|is|are|too),?\s+)+/i;

/** Small words behind a cause. */
export const smallBehind = /,?\s+(?:whereupon|may|can|ones?)$/i;

/** Where a cause is over. */
export const causeEnd = /,?\s+(?:and\s+|or\s+)?(?=(?:which|about|when|if|so|because|there)\b)|,\s+(?:and|but)\s+/i;

/** What stands behind "starts". */
export const beginsAs = /^(?:as|in|with|out|at)$/;

/** Words before the name of a state that is entered next. */
export const goesOnTo = /^(?:to|afterwards|then|otherwise|or)$/;

/** Words before "to" where the verb is left out. */
export const beforeTo = /^(?:and|or|otherwise|back|straight|then)$/;

/** Participles before the name of a state. */
export const putInto = /^(?:put|set|made|marked|placed)$/;

/** What may follow a verb without an object. */
export const nothingBehind = /^(?:[.,;:)]|and|or|automatically|too)$/;

/** Words that no subject has. */
export const endsSubject = /^(?:is|are|was|and|or|it|becomes?|goes)$/;

/** Words within a subject. */
export const withinSubject = /^(?:of|in|for|to|with|and|or)$/;

/** Words that open a condition or a relative clause. */
export const conditionWord = /^(?:when|if|once|after|until|unless|while|soon|which|that|who)$/;

/** Words before a thing. */
export const thingDeterminer = /^(?:the|an?|any|every|each|all|its|their|such|this)$/;

/** What stands before the name of a state. */
export const beforeName = /^(?:the|an?|its|state|status|["“'‘*_`])$/;

/** Numbers in words. */
export const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)$/;

/** What says that a state is the first one. */
export const atFirst = /\b(?:at first|initially|first|starts?|begins?)\b/i;

/** What may happen beside the way. */
export const maySay = /\b(?:can|may|could|might)\b/i;

/** What opens another case. */
export const opensCase = /^[\s,(]*(?:and\s+|or\s+|but\s+)?(?:if|otherwise|or)\b/i;

/** What happens in place of what was told. */
export const beforeThat = /\b(?:before that|before then|by then|instead)\b/i;

/** What says that something did not happen. */
export const denied = /\b(?:not|no|nobody|nothing|never|without|refus\w+|fails?|n['’]t)\b|n['’]t\b/i;

/** Where a sentence goes on to another transition. */
export const segmentBorder =
  /;\s*|,?\s+(?=(?:and|or|but)\s+(?:if|when|once|after|as soon as|at|it|they|then|to|goes|comes|otherwise|from|the same)\b)|,\s+(?=(?:otherwise|whereupon|afterwards|after which|then)\b)/gi;

/** What stands behind the name of a state that something is in. */
export const behindState = /^(?:ones?|without|state|status)$/;

/** What stands before a state with a capital. */
export const beforeNamedState =
  /\b(?:from|in|while|still|already|has|been|being|or|and|to|the|is|are|,|\/|left)\s*["“'‘(]?$/i;

/** What stands before a state that is a plain word. */
export const beforePlainState =
  /\b(?:from|while|still|already|has|have|being|out of|leaves?|in|is|are)\s+(?:the\s+)?$/i;

/** Heads of the column of where something is. */
export const fromHead = /^(?:from|old|current|before|state|status)\b/;

/** Heads of the column of where it goes. */
export const toHead =
  /^(?:to|new|next|after|goes|then|where (?:it|they|this) (?:can |may )?go(?:es)?|(?:can|may) (?:go|become|turn)|leads? to|followed by)\b/;

/** A cell that names where it can go and what makes it: `Paid once the money is there, Closed if not`. */
export const targetWithCause =
  /^(?<name>\p{Lu}[\p{L}-]*(?: [\p{Ll}-]+){0,2}?)(?: (?:again|back))?(?:,? (?<cause>(?:once|when|if|after|with|on|as soon as|by|unless|until) .+))?$/u;

/** Words before a cause that it is told without. */
export const openingOfCause = /^(?:once|when|if|after|on|as soon as)\s+(?:(?:the|an?)\s+)?/i;

/** What a cell says where nothing follows. */
export const noTarget = /^(?:nowhere|none|nothing|n\/a|-|–|—|the end)\.?$/i;

/** Heads of the column of what makes it go. */
export const causeHead = /^(?:when|event|trigger|cause|how|on|by|condition|what)\b/;

/** What stands behind an article, a word between them allowed. */
export const behindArticle = /\b(?:the|an?|any|every|each|all)\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?/giu;

/** The noun that becomes, goes or starts. */
export const whatBecomes =
  /\b(?:the|an?|any|every|each|all)\s+(?:[\p{L}-]+\s+)?([\p{L}-]+)\s+(?:is|are|becomes?|goes|moves?|starts?|begins?|can|may|turns?|comes?|stays?|returns?)\b/giu;

/** Words of a question or a heading that are no thing. */
export const noThing =
  /^(?:states?|status(?:es)?|life|cycle|diagram|machine|the|an?|of|for|what|which|how|becomes?|it|and|in|to|our|go|goes|through|all|can|be|does|have|on|from|next|one|other|move|happen|by)$/;

/** Words before a cause at the start, as alternatives of a pattern; conditions have words of their own. */
export const leadingCauses = 'with|on|upon|at|by';

/** The same behind the name of a state. */
export const trailingCauses = 'by|on|upon|because|with|at|via|for|not';

/** What may stand between a state and its cause. */
export const saidBetween = 'too|again|also|only|straight away|at once';

/** Words before a subject. */
export const subjectArticles = '(?:the|an?|any|every|each|all)';

/** Words that stand for a subject. */
export const pronouns = 'it|they|this';

/** Words between a subject and its verb. */
export const auxiliaries = '(?:can|may|will|could|also|then|only|simply|is|are|be)';

/** Forms of "be" and "get" that say how something is. */
export const copulas = /^(?:is|are|be|gets?)$/;

/** Words between a subject and a verb. */
export const beforeVerb =
  /^(?:can|may|could|might|will|must|also|then|now|only|not|never|be|is|are|simply|has|have|been)$/;

/** Small words within a name of several words. */
export const withinName = /^(?:for|of|on|in)$/;

/** What leads to the name of a state where it stands in a cause. */
export const beforeSource = /(?:\b(?:from|in|while|out of|an?|the|any|and|or)\s+|,\s*)+["“]?$/i;

/** A line that names a state with a capital and tells of it behind a dash or a colon. */
export const shownState =
  /^[^\S\n]*(?:[-*•]|\d{1,2}[.)])[^\S\n]+[^\p{L}\n]{0,4}(?<name>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2})(?:\s+[-–—]|:)\s+(?<told>\S[^\n]*)$/gmu;

/** What says of a state where it may happen. */
export const happensIn =
  /\b(?:can|may|could) (?:also )?(?:happen|come|occur|be set|be reached)(?: in| from| while| after| at)?\b/i;
