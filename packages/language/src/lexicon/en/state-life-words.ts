const thing = '(?:it|they|(?:an?|the|each|every|our|new)\\s+[\\w-]+(?:\\s[\\w-]+)?)';
const state = '(?:in |on |at )?[\\w-]+(?: [\\w-]+)?';
const why = '(?<why>\\s+(?:after|when|once|if|by|within|upon|on|unless|until)\\s+.+)?';
const be = "(?:is|are|gets?|becomes?|turns?|goes|will be|has been|'s|s)";

/** How one part of a sentence tells of the states that something goes through. The first that fits wins; `to` is the state reached. */
export const lifeForms: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: new RegExp(
      `^(?:${thing}\\s+)?(?:starts?(?: out| off)? (?:as|in)|begins? (?:as|in)|is created as)\\s+(?:an? )?(?<first>${state})$`,
      'i',
    ),
    example: 'it starts as draft',
  },
  {
    pattern: new RegExp(
      `^(?:${thing}\\s+)?(?:can|may|could|might)\\s+(?:also\\s+|then\\s+|later\\s+)?(?:be|get|go)\\s+(?:put |set )?(?<option>${state}?)${why}$`,
      'i',
    ),
    example: 'it can be put on hold',
  },
  {
    pattern: new RegExp(`^(?<who>[\\w ]+?)\\s+(?:can|may|could|might)\\s+(?<deed>re\\w+)\\s+(?:it|them)${why}$`, 'i'),
    example: 'the guest may reopen it',
  },
  {
    pattern: new RegExp(
      `^(?:${thing}|(?<=.)it|they)\\s*(?:is|are|gets?|becomes?|turns?|goes|will be|has been|'s)\\s+(?:then |now |first |finally )?(?<to>${state}?)${why}$`,
      'i',
    ),
    example: "it's in progress",
  },
  {
    pattern: new RegExp(`^(?<from>[\\w-]+)\\s+(?:ones|[\\w-]+s)\\s+${be}\\s+(?<to>${state}?)${why}$`, 'i'),
    example: 'paid orders get shipped',
  },
  {
    pattern: new RegExp(`^(?<known>[\\w-]+)\\s+(?:can|may|could|might)\\s+be\\s+(?<option>${state}?)${why}$`, 'i'),
    example: 'drafts can be deleted',
  },
  {
    pattern: new RegExp(`^${be}\\s+(?:then |finally )?(?<to>${state}?)${why}$`, 'i'),
    example: 'gets assigned',
  },
  { pattern: new RegExp(`^(?<to>\\w+(?:ed|aid|ent|one|pt|own))${why}$`, 'i'), example: 'delivered' },
];

/** What leads back to where it was. */
export const resumes = /^(?:resumed|continued|reactivated|restarted|unpaused|unblocked)$/i;

/** A reason before what happens. */
export const lifeCause =
  /^(?:once|when|after|if|as soon as)\s+(?:it is\s+|it's\s+)?(?<cause>[\w -]+?)(?:\s+(?=(?:it|they)\b)|$)/i;

/** What only says that it goes on. */
export const lifeOpeners = /^\s*(?:(?:and|then|but|later|finally|next)\s+)+/i;

/** Words that open the name of a state: `in review`, `on hold`. */
export const stateOpeners = /^(?:in|on|under|at|new|over)\b/i;

/** States that are no participle and no adjective. */
export const plainStates = /^(?:draft|done|idle|on|off|pending|paused)$/;

/** Who may do something with what was listed before a dash. */
export const dashSpeakers = '(?:you|it|they|we)';

/** How one may do something in one state only, between the deed and the state. */
export const onlyWhen = "(?:it |them )?(?:only )?(?:when|if|while) (?:it is |it's )?";

const because =
  '(?:when(?:ever)?|once|after|upon|if|as soon as|by|until|unless|within|on(?! (?:hold|loan|sale|order|trial|time)))';
const rowState = `(?:(?:in |on |at |under |out )(?!(?:${because})\\b))?[\\w-]+(?: (?!(?:${because})\\b)[\\w-]+){0,2}?`;
const rowWhy = `(?:,? \\(?(?<why>${because} [^()]+)\\)?)?`;

const rowStates = `${rowState}(?:(?:,| or| and) ${rowState})*?`;
const rowAim = `(?: (?:back )?(?:in)?to (?<aim>${rowState}))?`;

/** How an item of a row of states tells of the next one, or of a move between states told elsewhere (`from`). The first that fits wins. */
export const rowForms: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: new RegExp(
      `^(?:(?:an?|the) )?(?<deed>[\\w-]+)(?: it)? (?:is |are )?(?:also |still |only )?(?:possible|allowed|ok|okay|permitted) (?:only )?(?:back )?from (?<from>${rowStates})${rowAim}${rowWhy}$`,
      'i',
    ),
    example: 'reopening is possible from closed to active',
  },
  {
    pattern: new RegExp(
      `^(?:(?:it|this|we|you|they) )?(?:can|may|could) (?:also |still |then )?(?:be )?(?<deed>[\\w-]+)(?: it)? (?:back )?from (?<from>${rowStates})${rowAim}${rowWhy}$`,
      'i',
    ),
    example: 'can be withdrawn from filed or checked',
  },
  {
    pattern: new RegExp(
      `^from (?<from>${rowStates}) (?:(?:it|this) )?(?:(?:can|may|could) )?(?:also |still |then )?(?:(?:goes?|moves?|returns?|changes?) )?(?:back |again )?(?:in)?to (?<aim>${rowState})${rowWhy}$`,
      'i',
    ),
    example: 'from late back to paid when the money comes',
  },
  {
    pattern: new RegExp(
      `^(?!(?:it|this|that|they|the|an?) )(?<from>${rowState})(?: ones)? (?:can|may|could) (?:also |still |then )?be (?<deed>re-?[\\w-]+)${rowWhy}$`,
      'i',
    ),
    example: 'closed can be reopened within a week',
  },
  { pattern: new RegExp(`^(?<back>${rowState}) again${rowWhy}$`, 'i'), example: 'free again when it is returned' },
  {
    pattern: new RegExp(
      `^(?:goes |moves |returns |it goes )?(?:back|again) (?:in)?to (?<back>${rowState})${rowWhy}$`,
      'i',
    ),
    example: 'back to red after 5 seconds',
  },
  {
    pattern: new RegExp(`^(?:it |this )?(?:can|may|could) (?:also |still |then )?be (?<option>[\\w-]+)${rowWhy}$`, 'i'),
    example: 'can be reopened',
  },
  {
    pattern: new RegExp(`^(?<to>${rowState}) or (?:else )?(?<or>${rowState})${rowWhy}$`, 'i'),
    example: 'approved or rejected',
  },
  { pattern: new RegExp(`^(?<to>${rowState})${rowWhy}$`, 'i'), example: 'assigned when an agent picks it up' },
];

/** Deeds by which something begins once more, unlike `rejected` and `returned`. */
export const againDeeds =
  /^re-?(?:open|activat|start|submit|sen[dt]|li(?:ght|t)|new|work|book|schedul|assign|issu|enter|appl|instat|publish|post|connect|charg|boot|set|tr[yi]|list|enabl|us|hir|sum|stor|do|r[ua]n|queu|fill|load|verif|check|plan)/i;

/** What leads to a row of states: `The states of a claim are ...` */
export const rowLead = /^\s*(?:(?:the|its)\s+)?states?\s+(?:(?:of|for)\s+[\w ]+?\s+)?(?:are|include)\s+/i;

/** A line above a row of states that says of what they are. */
export const rowHead = /^\s*[^:.,;\n]{0,60}\b(?:states?|statuses|life ?cycle|life of)\b[^:.,;\n]{0,60}[.;\n]\s*/i;

/** Who does something in a reason, where somebody was named before. */
export const personPronoun = /(?<=^\w+ )(?:he|she)(?= )/i;

/** What opens the reason of a move and stands on no line. */
export const rowReason =
  /^(?:when(?:ever)?|once|upon|if|as soon as|on)\s+(?:(?:the|an?)\s+|it (?:is|has been)\s+|it['’]s\s+)?/i;

/** What only says that the row goes on. */
export const rowOpeners =
  /^\s*(?:(?:and|then|next|finally|later|lastly|after that|first|it (?:is|becomes|goes to|moves to|turns))\s+)+/i;

/** Where something is that is taken up again and of which no state is called so. */
export const underWay = /progress|active|assigned|working|running/i;

/** Why a state is entered, told behind it, up to what it goes to. */
export const reasonBehind =
  /\s(?:when|once|if|as soon as|because)\s+(?:the\s+)?([^,]+?)(?:\s+(?:and|(?:it|they) (?:go(?:es)?|moves?|becomes?|turns?|is|are))\s.*)?$/i;

/** Where one item of a row of states ends: a comma before a reason of its own ends none. */
export const rowBorder = /,\s+(?!(?:when|once|after|if|by|until)\b)|\s+(?:and\s+)?then\s+|\s+and\s+(?=[\w-]+$)/g;

/** What a bracket behind a state of a row says of the way back: `paused (back when it is loaded)`, `(then back to open)`. */
export const wayBack =
  /^(?<item>.*?\S)\s*\((?:(?:and|then|it|goes|comes|moves)\s+)*(?:back|again|resumes?|resumed|continues?|returns?)\b(?:\s+(?:back\s+)?(?:in)?to\s+(?<aim>(?!when|if|once|after)[\p{L}][\w -]*?))?(?:,?\s+(?<why>(?:when(?:ever)?|once|if|after|upon|on|by|as soon as)\s[^()]+))?\)$/iu;

/** What is said of a last state behind its name: `broken = scrapped, that's final`. */
export const isLastBehind =
  /,?\s+(?:and\s+)?(?:that['’]?s|that is|which is|this is|it['’]?s)\s+(?:final|the end|an end state|terminal)$/i;

/** What leads to a state, before the sign that says so: `broken during repair = scrapped`. */
export const reasonBefore = /^([^=]+?)(?:\s+(?:during|while|in|when)\s[^=]*)?\s+=\s/i;

/** Words of place that open the name of a state and are left out after `during`. */
export const placeOfState = /^(?:in|at|under)$/;
