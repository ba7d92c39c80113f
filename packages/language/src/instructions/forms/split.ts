import type { Family } from '@diagloom/diagram/model';
import { capitalised } from '../../text/words.ts';
import { describeEdits } from '../describe-edits.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { newNode } from '../new-node.ts';
import { split as splitPart } from '../reading/carry-out/flow.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';

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
    {
      diagram: 'library',
      says: 'split Loan into Day loan and Long loan',
      does: [
        'Renames "Loan" to "Day loan".',
        'Adds "Long loan".',
        'Connects "Member" to "Long loan".',
        'Connects "Long loan" to "Book".',
      ],
    },
  ],
  read: (command, setting): CommandReading | undefined => {
    const [, what = '', first = '', second = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const found = findPart(what, setting);
    if (!found.ok) return found;
    const [one, other] = [first, second].map((label) => capitalised(showQuotes(label, setting.quotes)));
    if (one === undefined || other === undefined) return undefined;
    if (!isFlowOrTree.has(setting.type.family)) return splitWithLines(found.part, [one, other], command, setting);
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

const isFlowOrTree: ReadonlySet<Family> = new Set<Family>(['process', 'hierarchy', 'topics']);

/** Elsewhere both have the lines of the one. */
const splitWithLines = (
  part: Part,
  names: readonly string[],
  clause: string,
  setting: Setting,
): CommandReading | undefined => {
  if (names.some((name) => name.includes(',') || name.split(' ').length > longestName)) return undefined;
  const edits = splitPart({ kind: 'split', parts: { target: [part] }, words: { new: names }, clause, setting });
  if (edits === undefined) return undefined;
  const said = describeEdits(edits, setting.spec, setting.type);
  return { ok: true, steps: edits.map((edit, at) => ({ edit, said: said[at] ?? '' })) };
};

/** Words in the name of a part. */
const longestName = 4;
