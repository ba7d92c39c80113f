/** What somebody does, and words of the states that it leads to where the two do not share a word, the likeliest first. */
export const deedStates: readonly { readonly deed: RegExp; readonly states: readonly string[] }[] = [
  {
    deed: /\b(?:picks?|takes?) (?:it |them )?(?:up|over)\b|\bstarts? (?:work|on)\b/i,
    states: ['progress', 'assigned', 'picked', 'work'],
  },
  { deed: /\bcollect(?:s|ed)?\b/i, states: ['picked', 'collected', 'shipped', 'transit'] },
  { deed: /\bpa(?:ys?|id|ying)\b/i, states: ['paid', 'active'] },
  { deed: /\bsolv\w+|\bfix\w*|\brepair\w*/i, states: ['resolved', 'fixed', 'solved', 'repaired', 'done'] },
  { deed: /\b(?:repl(?:y|ies|ied)|answers?|responds?)\b/i, states: ['progress', 'open', 'active'] },
  { deed: /\bre-?opens?\b/i, states: ['reopened', 'progress', 'open', 'assigned'] },
  { deed: /\b(?:signs?|confirms?|receives?)\b/i, states: ['delivered', 'received', 'signed', 'confirmed'] },
  { deed: /\b(?:sends?|ships?|dispatch\w*)\b/i, states: ['sent', 'shipped', 'dispatched', 'transit'] },
  { deed: /\b(?:resum\w+|unpaus\w+|reactivat\w+)\b/i, states: ['active', 'running', 'playing', 'progress'] },
  { deed: /\b(?:asks? for a refund|gets? (?:the|their) money back)\b/i, states: ['refund'] },
  { deed: /\b(?:on tour|leaves? the depot|loads? it)\b/i, states: ['out for', 'transit'] },
];

/** Goes back to a state that was left before. */
export const leadsBack = /\b(?:again|back|re-?opens?|repl(?:y|ies)|answers?|resum\w+)\b/i;
