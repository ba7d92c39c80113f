/** Verbs of whoever takes one of several ways. */
export const choosingVerbs: ReadonlySet<string> = new Set(['decide', 'choose', 'determine', 'rule', 'vote', 'pick']);

/** What a decision is called where it stands for whoever takes it: `decision: accept, revise or reject`. */
export const choiceNouns: ReadonlySet<string> = new Set(['decision', 'verdict', 'ruling', 'vote', 'choice']);

/** Words between the verb and the ways that it chooses from, in this order. */
export const offerOpeners: readonly RegExp[] = [
  /^(?::|-)$/,
  /^(?:whether|if|on|for)$/,
  /^(?:to|we|they|he|she|it|you|i)$/,
  /^(?:to|should|will|can|must|want)$/,
  /^(?:to)$/,
  /^(?:either)$/,
];
