import { capitalised } from '../../text/words.ts';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { newNode } from '../new-node.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf } from '../references/part.ts';

const pattern = /^split\s+(.+?)\s+(?:up\s+)?(?:into|in)\s+(.+?)\s+and\s+(.+)$/i;

/** "split Pack into Pick and Wrap": the part keeps its place under the first name; the second follows it, in a tree beside it. */
export const split: CommandForm = {
  id: 'split',
  examples: [
    {
      diagram: 'order',
      says: 'split Pack into Pick and Wrap',
      does: ['Renames "Pack" to "Pick".', 'Adds "Wrap" after "Pick".'],
    },
    {
      diagram: 'company',
      says: 'split CTO into Head of IT and Head of Research',
      does: ['Renames "CTO" to "Head of IT".', 'Adds "Head of Research" beside "Head of IT".'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', first = '', second = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const found = findPart(what, setting);
    if (!found.ok) return found;
    const [one, other] = [first, second].map((label) => capitalised(showQuotes(label, setting.quotes)));
    if (one === undefined || other === undefined) return undefined;
    const node = newNode({ label: other }, setting);
    const isTree = setting.type.family === 'hierarchy' || setting.type.family === 'topics';
    const holder = setting.spec.edges.find(({ to }) => isTree && to === found.part.id)?.from;
    return steps(
      {
        edit: { kind: 'rename', target: found.part.id, label: one },
        said: `Renames ${nameOf(found.part, setting)} to "${one}".`,
      },
      holder === undefined
        ? { edit: { ...node, after: found.part.id }, said: `Adds "${other}" after "${one}".` }
        : { edit: { ...node, after: holder }, said: `Adds "${other}" beside "${one}".` },
    );
  },
};
