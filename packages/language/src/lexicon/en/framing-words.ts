/** What opens a sentence that speaks to the reader or about the drawing; matched in lower case. Each example names no step. */
export const asides: readonly { readonly pattern: RegExp; readonly example: string }[] = [
  {
    pattern: /^(?:hi|hey|hello|hiya|dear|good (?:morning|afternoon|evening|day)|morning)(?: \p{L}+){0,2}$/u,
    example: 'hi all',
  },
  {
    pattern:
      /^(?:thanks|thank you|thx|cheers|br|rgds|regards|best(?: regards)?|kind regards|vg|ciao)(?:[ ,]+\p{L}+){0,4}$/u,
    example: 'br ann',
  },
  { pattern: /^(?:from|to|re|fw|fwd|aw|wg|subject|date|sent|cc) ?:/, example: 're: returns' },
  {
    pattern: /^(?:hi |so |ok |okay )*(?:as (?:discussed|promised|agreed|requested|we said|mentioned)|see below|fyi)$/,
    example: 'as discussed',
  },
  {
    pattern:
      /^(?:q|question)? ?:? ?(?:can|could|would|will) (?:you|u|it|this|somebody|someone)\b.*\b(?:draw|make|do|create|turn|sketch|show|visuali[sz]e|put|chart|flow|diagram|lanes?|swim ?lanes?)\b/,
    example: 'can you draw it',
  },
  {
    pattern:
      /^(?:please|pls|plz|just|and|now|ok)? ?(?:draw|sketch|visuali[sz]e|diagram) (?:me |us )?(?:it|this|that|a|an|the)\b.{0,40}$/,
    example: 'pls draw this',
  },
  {
    pattern:
      /^(?:please|pls|plz|kindly) (?:document|describe|map(?: out)?|model|write down) (?:our|the|this|how)\b.{0,40}$/,
    example: 'pls document the night shift',
  },
  {
    pattern:
      /^(?:kindly|please|pls|plz)(?: \p{L}+){0,2} (?:prepare|provide|create|make|draft|draw|share|give)\b.{0,40}\b(?:flow|process|flow ?chart|chart|diagram|drawing|lanes?|swim ?lanes?)\b/u,
    example: 'kindly prepare the flow for leave',
  },
  {
    pattern: /^(?:kindly|please|pls|plz)(?: \p{L}+)? (?:do the needful|advise|help|assist)$/u,
    example: 'please do the needful',
  },
  {
    pattern:
      /^(?:(?:i|we) )?(?:need|want|would like|['’]d like|am looking for) (?:(?:a|an|some|the|to have|to see|my|our|you to) )*(?:\p{L}+ ){0,3}(?:flow|process|flow ?chart|chart|diagram|visual|drawing|picture|map|overview|scheme|lanes?)\b/u,
    example: 'need a decision flow for the shop',
  },
  {
    pattern:
      /\b(?:i|we)(?:['’]d| would) (?:like|love|want|need) (?:(?:a|an|some|to (?:have|see|get)|you to draw) ){1,3}(?:\p{L}+ ){0,2}(?:picture|chart|diagram|drawing|flow ?chart|map|sketch)\b/u,
    example: 'it is getting a bit much, so i would like a picture for the fridge',
  },
  {
    pattern:
      /^(?:because )?(?:i|we) (?:(?:always|just|still) )?keep (?:messing|forgetting|mixing|losing|getting)\b.{0,30}$/,
    example: 'i keep messing it up',
  },
  {
    pattern:
      /\b(?:sorry (?:for|about)|excuse the|pasting|pasted from|copied from|would be (?:great|nice|good|cool)|let me know|as far as (?:i|we) (?:know|understand|remember|can tell)(?: it)?|hope this)\b/,
    example: 'sorry for the mess',
  },
  {
    pattern: /^for (?:the|your|our|this) (?:diagram|chart|drawing|picture|flow ?chart|(?:process )?map|wall|slides?)$/,
    example: 'for the diagram',
  },
  { pattern: /^(?:(?:so|and|ok|well),? )?that['’]?s (?:it|all)\b/, example: "that's it for now" },
  {
    pattern:
      /\b(?:(?:one |a )?lane (?:per|for each|for every)|with (?:swim ?)?lanes?|no (?:swim ?)?lanes?|as (?:a )?(?:swim ?lanes?|flow ?chart|diagram|bpmn)|use (?:swim ?)?lanes?)\b/,
    example: 'one lane per party please',
  },
  {
    pattern: /^(?:(?:and |with )?(?:swim ?)?lanes?|flow ?chart|diagram|bpmn)(?: (?:please|pls|plz|thanks|thx))?$/,
    example: 'swimlanes pls',
  },
  {
    pattern:
      /^(?!an? |.*\b(?:if|where|when|unless|once|otherwise|else|cases?)\b).*\b(?:(?:shall|should|must|(?:is|are|has|have) to) be|to be) (?:shown|drawn|modell?ed|visuali[sz]ed|displayed|depicted)\b/,
    example: 'our recall procedure shall be shown',
  },
  {
    pattern:
      /^(?:(?:(?:show|draw|tell|include|with)(?: me| us)? )?who does what|(?:so |ok |and )*(?:it|this|here it) (?:goes|works|runs)(?: like this| as follows)?|as follows|here (?:it is|goes|we go)|the steps (?:are|in short)|steps|roughly|in short|tl;?dr|so basically|basically)$/,
    example: 'who does what',
  },
];

/** Nouns for a whole that is told: `overtime rule` is a title wherever it stands first. */
export const titleNouns: ReadonlySet<string> = new Set(
  'process workflow flow flowchart chart diagram procedure routine rule rules policy handling steps scheme logic quiz playbook checklist sop guide escalation onboarding offboarding overview pipeline lifecycle swimlanes swimlane lanes'.split(
    ' ',
  ),
);

/** What stands before the colon of a line about the text itself: `Subject: a broken lamp`, `Priority: high`. */
export const metadataKeys: ReadonlySet<string> = new Set(
  'subject,betreff,re,fwd,fw,from,cc,date,sent,priority,prio,status,ticket,severity,reported by,reporter,requested by,author,written by,version,assignee,assigned to,labels,tags,due,due date,deadline,p.s.,ps'.split(
    ',',
  ),
);

/** Words that open a phrase about how something goes. */
export const howOpeners: ReadonlySet<string> = new Set('how what our my this when'.split(' '));
