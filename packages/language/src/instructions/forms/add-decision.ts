import { decisionCalled, exitTold } from '../../lexicon/en/instruction-words.ts';
import { capitalised } from '../../text/words.ts';
import { type CommandForm, type CommandReading, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse, type Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs})\\s+(.+?)\\s+(after|before)\\s+(.+?)\\s*(?:[:,;–-]|\\s+where|\\s+with)\\s+(.+)$`,
  'i',
);

/** "add a decision 'Paid?' after Pack: yes goes to Ship, no goes to Cancel". */
export const addDecision: CommandForm = {
  id: 'add-decision',
  examples: [
    {
      diagram: 'order',
      says: 'add a decision "Paid?" after Pack: yes goes to Ship, no goes to Cancel the order',
      does: [
        'Adds the decision "Paid?" after "Pack"; "Yes" leads to "Ship".',
        'Connects "Paid?" to "Cancel the order" on "No".',
      ],
    },
    {
      diagram: 'order',
      says: 'Before shipping, ask: Address complete? Yes goes on to shipping, no goes back to packing.',
      does: [
        'Adds the decision "Address complete?" before "Ship", which "Yes" leads to.',
        'Connects "Address complete?" to "Pack" on "No".',
      ],
    },
  ],
  read: (command, setting) => {
    const [, what = '', side = '', place = '', exits = ''] = pattern.exec(command) ?? [];
    const pieces = exits.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/).map((piece) => exitTold.exec(piece));
    if (what === '' || setting.type.family !== 'process' || pieces.length < 2) return undefined;
    const branches: Branch[] = [];
    for (const piece of pieces) {
      const [, label = '', where = ''] = piece ?? [];
      if (label === '') return undefined;
      const found = findPart(where, setting);
      if (!found.ok) return found;
      branches.push({ label: capitalised(showQuotes(label, setting.quotes)), target: found.part });
    }
    const named = findPart(place, setting);
    if (!named.ok) return named;
    return /^before$/i.test(side)
      ? readBefore(what, named.part, branches, setting)
      : readBranches(what, named.part, branches, setting);
  },
};

/** In front of a step, whose way the decision goes on along one of its answers. */
const readBefore = (
  what: string,
  before: Part,
  branches: readonly Branch[],
  setting: Setting,
): CommandReading | undefined => {
  const next = branches.find(({ target }) => target.id === before.id);
  const others = branches.filter((branch) => branch !== next);
  if (next === undefined) return undefined;
  const node = decisionOf(what, setting);
  return steps(
    {
      edit: { ...node, before: before.id, onward: next.label },
      said: `Adds the decision "${node.label}" before ${nameOf(before, setting)}, which "${next.label}" leads to.`,
    },
    ...others.map((branch) => exitOf(node, branch, setting)),
  );
};

const decisionOf = (what: string, setting: Setting) => {
  const kind = setting.type.vocabulary.nodes.find(({ id }) => id === 'decision')?.id;
  const part = readNewPart(what.replace(decisionCalled, ''), setting);
  return newNode({ ...part, ...(kind === undefined ? {} : { kind }) }, setting);
};

const exitOf = (node: ReturnType<typeof newNode>, { label, target }: Branch, setting: Setting): Step => ({
  edit: { kind: 'connect', from: node.id, to: target.id, label },
  said: `Connects "${node.label}" to ${nameOf(target, setting)} on "${label}".`,
});

interface Branch {
  readonly label: string;
  readonly target: Part;
}

const readBranches = (what: string, after: Part, branches: readonly Branch[], setting: Setting): CommandReading => {
  const leaving = setting.spec.edges.filter(({ from }) => from === after.id);
  const name = nameOf(after, setting);
  if (leaving.length > 1)
    return refuse(
      `${name} has several exits. Name a step with one exit, or say which two steps the decision goes between.`,
    );
  const node = decisionOf(what, setting);
  const next = branches.find(({ target }) => target.id === leaving[0]?.to);
  const others = branches.filter((branch) => branch !== next);
  const along = next === undefined ? '' : `; "${next.label}" leads to ${nameOf(next.target, setting)}`;
  const added: Step = {
    edit: { ...node, after: after.id, ...(next === undefined ? {} : { onward: next.label }) },
    said: `Adds the decision "${node.label}" after ${name}${along}.`,
  };
  // Nothing was said of the step that came next: the way to it ends.
  const dropped: readonly Step[] =
    next === undefined && leaving[0] !== undefined
      ? [
          {
            edit: { kind: 'disconnect', edge: `${node.id}--${leaving[0].to}` },
            said: `Removes the arrow from ${name} to the next step.`,
          },
        ]
      : [];
  return steps(added, ...others.map((branch) => exitOf(node, branch, setting)), ...dropped);
};
