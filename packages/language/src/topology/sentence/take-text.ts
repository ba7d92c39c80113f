import { kindOf } from '../kind-of.ts';
import type { ReadName } from '../read-name.ts';
import { isServed } from './join-parts.ts';
import { type Context, closeContext, type SentenceState } from './sentence-state.ts';

/** How far a text may stand behind its part, in UTF-16 units, to count as its source too. */
const nearby = 60;

/** True for a name that is a text about a part and no part itself: its technology, or what it is there for. */
export const isText = (name: ReadName, { meaning }: Context, state: SentenceState): boolean =>
  meaning === 'technology' || (meaning === 'purpose' && !isForDevices(name, state) && !isForParts(name, state));

/** `Redis for the cart`, where the cart is a part that was named. */
const isForParts = (name: ReadName, state: SentenceState): boolean =>
  isServed(state.lastParts, state) &&
  state.landscape.find(name, state.lastParts).some(({ role }) => /^(?:plain|api|function|worker|service)$/.test(role));

/** In a network `a switch for workstations` is a switch with workstations on it. */
const isForDevices = (name: ReadName, { landscape: { type } }: SentenceState): boolean =>
  type.id === 'network' && kindOf(name.words, type).role !== 'plain';

/** A purpose labels the line that was just drawn; a technology belongs to its part. */
export const takeText = (name: ReadName, context: Context, state: SentenceState): void => {
  const subjects = context.meaning === 'technology' ? context.subjects : state.lastParts;
  for (const part of subjects) {
    if (context.meaning === 'technology') part.technology ??= name.label;
    else part.purpose = name.label;
    if (part.source !== undefined && name.span.start - part.source.end < nearby) state.landscape.widen(part, name.span);
  }
  if (context.meaning === 'purpose') {
    for (const line of state.lastLines) {
      if (line.label === '' && subjects.includes(line.to) && name.words.length <= 4) line.label = name.label;
    }
  }
  closeContext(state, context);
};
