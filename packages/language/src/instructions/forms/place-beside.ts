import { changing, standsBeside } from '../../lexicon/en/level-words.ts';
import { type CommandForm, steps } from '../form.ts';
import { newNodes } from '../new-node.ts';
import { readNewParts } from '../read-new-parts.ts';
import { findPart, findParts } from '../references/find-parts.ts';
import { findSubject } from '../references/find-subject.ts';
import { nameOf, partsOf } from '../references/part.ts';
import type { Setting } from '../setting.ts';

/** "Put Sales on the same level as the CTO", "add a CMO next to the CFO": in a tree, beside somebody is under the same one. */
export const placeBeside: CommandForm = {
  id: 'place-beside',
  examples: [
    { diagram: 'company', says: 'add a CMO next to the CFO', does: ['Adds "CMO" under "CEO".'] },
    {
      diagram: 'company',
      says: 'Engineering has grown, it should be on the same level as the CTO',
      does: ['Moves "Engineering" under "CEO".'],
    },
    { diagram: 'company', says: 'hiring a COO, peer of the CTO and the CFO', does: ['Adds "COO" under "CEO".'] },
  ],
  read: (command, setting) => {
    const { family } = setting.type;
    if (family !== 'hierarchy' && family !== 'topics') return undefined;
    const { verb, what = '', being, where = '' } = standsBeside.exec(command)?.groups ?? {};
    if (what === '' || (verb === undefined && being === undefined)) return undefined;
    const others = findParts(where, setting);
    if (!others.ok) return undefined;
    const holder = holderOf(
      others.parts.map(({ id }) => id),
      setting,
    );
    if (holder === undefined) return undefined;
    const isChange = verb === undefined || changing.test(verb);
    const subject = isChange ? findSubject(what, setting) : findPart(what, setting);
    if (subject.ok) {
      const { part } = subject;
      if (others.parts.some(({ id }) => id === part.id)) return undefined;
      return steps({
        edit: { kind: 'moveNode', node: part.id, after: holder.id },
        said: `Moves ${nameOf(part, setting)} under ${nameOf(holder, setting)}.`,
      });
    }
    if (isChange) return undefined;
    const nodes = newNodes(readNewParts(what.replace(/^(?:(?:an?|the|new)\s+)+/i, ''), setting), setting);
    return steps(
      ...nodes.map((node) => ({
        edit: { ...node, after: holder.id },
        said: `Adds "${node.label}" under ${nameOf(holder, setting)}.`,
      })),
    );
  },
};

/** The one whom all of them stand under. */
const holderOf = (ids: readonly string[], setting: Setting) => {
  const holders = new Set(
    ids.map((id) => setting.spec.edges.find(({ to, kind }) => to === id && kind !== 'dotted')?.from),
  );
  const [only] = holders;
  return holders.size === 1 ? partsOf(setting).find(({ id }) => id === only) : undefined;
};
