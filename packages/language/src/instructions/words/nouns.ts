/** Nouns of an action whose verb cannot be found by taking an ending off. */
export const actionNouns: Readonly<Record<string, string>> = {
  decision: 'decide',
  registration: 'register',
  receipt: 'receive',
  reception: 'receive',
  subscription: 'subscribe',
  submission: 'submit',
  permission: 'permit',
  sale: 'sell',
  purchase: 'buy',
  signature: 'sign',
  login: 'log',
  'sign-in': 'sign',
  storage: 'store',
  analysis: 'analyse',
  choice: 'choose',
  proof: 'prove',
  response: 'respond',
  distribution: 'distribute',
  reminder: 'remind',
  transmission: 'transmit',
};

/** Endings that make a noun of a verb, with what the verb may end in. */
export const nounEndings: readonly (readonly [ending: string, verbEndings: readonly string[]])[] = [
  ['ification', ['ify']],
  ['ation', ['', 'e', 'ate']],
  ['ition', ['', 'e']],
  ['ment', ['', 'e']],
  ['ance', ['', 'e']],
  ['ence', ['', 'e']],
  ['sion', ['d', 'de', 't']],
  ['tion', ['t', 'te']],
  ['ion', ['', 'e']],
  ['al', ['', 'e']],
  ['ery', ['er']],
  ['y', ['']],
];
