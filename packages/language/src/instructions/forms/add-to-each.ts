import { eachHas } from '../../lexicon/en/each-words.ts';
import { singular } from '../../lexicon/morphology.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNodes } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findByLabel } from '../references/find-by-label.ts';
import { findParts } from '../references/find-parts.ts';
import { nameOf, type Part, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "Each department has an assistant of its own": a new part under every one of several. */
export const addToEach: CommandForm = {
  id: 'add-to-each',
  examples: [
    {
      diagram: 'company',
      says: 'each of the executives has an assistant of its own',
      does: ['Adds "Assistant" under "CEO".', 'Adds "Assistant" under "CTO".', 'Adds "Assistant" under "CFO".'],
    },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'hierarchy' && family !== 'topics') return undefined;
    const [, holders = '', what = ''] = eachHas.exec(command) ?? [];
    const found = what === '' ? [] : every(holders, setting);
    if (found.length < 2) return undefined;
    const part = readNewPart(what, setting);
    const nodes = newNodes(
      found.map(() => part),
      setting,
    );
    return steps(
      ...nodes.flatMap((node, at) => {
        const holder = found[at];
        return holder === undefined
          ? []
          : [{ edit: { ...node, after: holder.id }, said: `Adds "${node.label}" under ${nameOf(holder, setting)}.` }];
      }),
    );
  },
};

/** All whose labels say the word, or that it names as a class. */
const every = (words: string, setting: Setting): readonly Part[] => {
  const nodes = partsOf(setting).filter(({ sort }) => sort === 'node');
  const called = findByLabel(singular(words.toLowerCase()), nodes, 'some');
  const found = called.length > 1 ? undefined : findParts(words, setting);
  return found?.ok === true ? found.parts : called;
};
