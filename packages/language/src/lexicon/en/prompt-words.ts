/** Words that tie the parts of a prompt together. */
export const contextWords = /\b(?:for|in|with|using|showing)\b/i;

/** Words that say what a diagram holds. */
export const structureWords = /\b(?:include|contain|show|display)/i;

/** What may stand between the start of a prompt and the name of a type: `please draw me a simple`. */
export const requestLead =
  "(?:(?:please|pls|kindly|can you|could you|would you|i want|i need|i would like|i'd like|help me|let's|you|to|create|draw|make|generate|design|build|show|give|produce|prepare|sketch|model|visuali[sz]e|me|us|a|an|the|our|my|simple|basic|detailed|clear|complete|professional|nice|new|small|quick|full|high-level)\\s+){0,8}";

/** What stands between the name of a type and the subject: `a flowchart of tea`. */
export const leadsToSubject = 'of|for|about|on|showing|with|that|where|in which|describing|illustrating';

/** What stands before what a subject is to have or where it is: `a tea ceremony with guests`. */
export const leadsToPart = 'with|like|at|in';

/** What follows the last word of a subject within its phrase: `a tea ceremony process for guests`. */
export const leadsOnFromHead = `of|for|about|${leadsToPart}`;

/** Charts of numbers, and other pictures that are no diagrams of ours. */
export const otherPictures =
  'gantt charts?|pie charts?|bar (?:charts?|graphs?)|column charts?|line (?:charts?|graphs?)|area charts?|histograms?|scatter ?(?:plots?|charts?)|venn diagrams?|sankey(?: diagrams?| charts?)?|heat ?maps?|radar charts?|kanban boards?|circuit diagrams?|wiring diagrams?|floor ?plans?|word clouds?|infographics?|box plots?|bubble charts?';

/** A text that says nothing but where a flow begins or ends. */
export const bareEnds = /^(?:start|begin|end|stop|done)$/i;

/** Verbs that find something out together with `out`; `logs out if idle` asks nothing. */
export const findsOut = /\b(?:find|figure|work|make)s? out$/;

/** Verbs whose `if` is a question: `check if it is open`. */
export const askingVerbs: ReadonlySet<string> = new Set(
  'look looks check checks checked see sees verify verifies determine determines decide decides ask asks know test tests'.split(
    ' ',
  ),
);
