import { stateAdjectives } from '../../lexicon/en/closed-words.ts';
import { plainStates } from '../../lexicon/en/state-life-words.ts';
import { readVerb } from '../../lexicon/morphology.ts';

/** `closed`, `on hold`, `idle`: words that say how something is. */
export const saysHow = (item: string): boolean => {
  const last = item.replace(/^(?:in|on) /, '').split(/\s+/)[0] ?? '';
  const forms = readVerb(last)?.forms;
  return (
    stateAdjectives.has(last) ||
    plainStates.test(last) ||
    forms?.has('past') === true ||
    forms?.has('participle') === true ||
    forms?.has('gerund') === true
  );
};
