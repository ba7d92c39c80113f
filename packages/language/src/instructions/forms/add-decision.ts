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
  `^(?:${addVerbs})\\s+(.+?)\\s+after\\s+(.+?)\\s*(?:[:,;–-]|\\s+where|\\s+with)\\s+(.+)$`,
  'i',
);
const exit =
  /^(?:and\s+)?(?:(?:if|on|when)\s+)?(.+?)\s*(?:,\s*)?(?:goes?|leads?|continues?|returns?|jumps?|->|→|=>)\s*(?:back\s+)?(?:to\s+)?(.+)$/i;

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
  ],
  read: (command, setting) => {
    const [, what = '', place = '', exits = ''] = pattern.exec(command) ?? [];
    const pieces = exits.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/).map((piece) => exit.exec(piece));
    if (what === '' || setting.type.family !== 'process' || pieces.length < 2) return undefined;
    const branches: Branch[] = [];
    for (const piece of pieces) {
      const [, label = '', where = ''] = piece ?? [];
      if (label === '') return undefined;
      const found = findPart(where, setting);
      if (!found.ok) return found;
      branches.push({ label: capitalised(showQuotes(label, setting.quotes)), target: found.part });
    }
    const after = findPart(place, setting);
    return after.ok ? readBranches(what, after.part, branches, setting) : after;
  },
};

interface Branch {
  readonly label: string;
  readonly target: Part;
}

const readBranches = (what: string, after: Part, branches: readonly Branch[], setting: Setting): CommandReading => {
  const { spec, type } = setting;
  const leaving = spec.edges.filter(({ from }) => from === after.id);
  const name = nameOf(after, setting);
  if (leaving.length > 1)
    return refuse(
      `${name} has several exits. Name a step with one exit, or say which two steps the decision goes between.`,
    );
  const kind = type.vocabulary.nodes.find(({ id }) => id === 'decision')?.id;
  const part = readNewPart(what, setting);
  const node = newNode({ ...part, ...(kind === undefined ? {} : { kind }) }, setting);
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
  return steps(
    added,
    ...others.map(
      ({ label, target }): Step => ({
        edit: { kind: 'connect', from: node.id, to: target.id, label },
        said: `Connects "${node.label}" to ${nameOf(target, setting)} on "${label}".`,
      }),
    ),
    ...dropped,
  );
};
