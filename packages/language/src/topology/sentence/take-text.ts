import { runningRoles, togetherModes, turnWords } from '../../lexicon/en/topology-words.ts';
import { lastSureRank, noArea } from '../areas.ts';
import { kindOf } from '../kind-of.ts';
import type { Part } from '../landscape/part.ts';
import type { ReadName } from '../read-name.ts';
import { isServed } from './join-parts.ts';
import { type Context, closeContext, type SentenceState } from './sentence-state.ts';

/** How far a text may stand behind its part, in UTF-16 units, to count as its source too. */
const nearby = 60;

/** True for a name that is a text about a part and no part itself: its technology, or what it is there for. */
export const isText = (name: ReadName, { meaning, subjects }: Context, state: SentenceState): boolean =>
  meaning === 'technology' ||
  isMode(name, { meaning, subjects }) ||
  (meaning === 'purpose' &&
    !isForDevices(name, state) &&
    !isForParts(name, state) &&
    !isInAreas(name, subjects, state));

/** `Two firewalls in HA`, `services in containers`: how they work or run. */
const isMode = (
  { words, label, count, determiner }: ReadName,
  { meaning, subjects }: Pick<Context, 'meaning' | 'subjects'>,
): boolean =>
  meaning === 'inside' &&
  subjects.length > 0 &&
  ((togetherModes.has(words.join('-')) && subjects.every(({ rank }) => rank === noArea)) ||
    (/s$/.test(label) && words.at(-1) === 'container' && count === undefined && determiner === 'none'));

/** `Two subnets for the web servers and the database`: what areas are there for stands in them. */
const isInAreas = ({ words }: ReadName, areas: readonly Part[], { landscape: { type } }: SentenceState): boolean =>
  areas.length > 1 &&
  areas.every(({ rank }) => rank <= lastSureRank) &&
  (kindOf(words, type).role !== 'plain' || turnWords.has(words[0] ?? ''));

/** `Redis for the cart`, where the cart is a part that was named. */
const isForParts = (name: ReadName, state: SentenceState): boolean =>
  isServed(state.lastParts, state) &&
  state.landscape.find(name, state.lastParts).some(({ role }) => runningRoles.has(role));

/** In a network `a switch for workstations` is a switch with workstations on it. */
const isForDevices = (name: ReadName, { landscape: { type } }: SentenceState): boolean =>
  type.id === 'network' && kindOf(name.words, type).role !== 'plain';

/** A purpose labels the line that was just drawn; a technology belongs to its part. */
export const takeText = (name: ReadName, context: Context, state: SentenceState): void => {
  const isSaid = context.meaning === 'technology' || context.meaning === 'inside';
  const subjects = isSaid ? context.subjects : state.lastParts;
  for (const part of subjects) {
    if (isSaid) part.technology ??= name.label;
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
