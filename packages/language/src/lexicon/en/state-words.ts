/** What people call the state that something begins in. */
export const firstStates: readonly string[] = ['initial', 'first', 'starting', 'resting', 'default'];

/** What may happen to something, as alternatives of a pattern: in front of the verb, and small words between. */
export const mayHappen = '(?:can|may|could|is|are|gets?)';
export const smallWords = '(?:also |be |get |then )*';

/** Particles of what has happened: `paid out`. */
export const eventParticles = '(?:out|off|in|up|back|down)';

/** What stands in front of the one thing whose states are told. */
export const oneThing = '(?:an?|the|our|each|every)';

/** How a thing is said to be in its first state. */
export const beginsAs = '(?:is|starts as|begins as)(?: first)?';

/** What may stand before the thing whose states are told: `states of a lamp`. */
export const beforeThing = /^\s*(?:(?:the )?states? (?:of|for) )?(?:(?:an?|the|our|my) )?/i;

/** How states are said to be the last ones. */
export const finalWords = '(?:also )?(?:final|ends?|last|terminal)(?: too| as well)?';

/** What says that something is so before anything happens. */
export const atFirst = '(?:initially|at first|in the beginning|to begin with|at the start)';

/** What only says that it has to come to a state, and the plain word. */
export const demandedState = /\b(?:shall|should|must|will)\s+(?<verb>become|be|go|move|return|change|turn)\b/gi;
export const plainOfDemanded: ReadonlyMap<string, string> = new Map([
  ['become', 'becomes'],
  ['be', 'is'],
  ['go', 'goes'],
  ['move', 'moves'],
  ['return', 'returns'],
  ['change', 'changes'],
  ['turn', 'turns'],
]);
