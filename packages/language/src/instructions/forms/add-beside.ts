import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { nameOf, type Part } from '../references/part.ts';
import { flat } from '../references/stem.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(
  `^(?:${addVerbs})\\s+(.+?)\\s+((?:right |directly |just |immediately )?(?:before|after)|in front of|ahead of|following|behind)\\s+(.+)$`,
  'i',
);

const branchPattern =
  /^(.+?),?\s+(?:(?:on|in|along|for|at|down)\s+(?:the\s+|its\s+)?(.+?)\s+(?:branch|path|way|exit|side|case|arrow|line)|if\s+(?:the answer is\s+)?(\S+))$/i;

export const addBeside: CommandForm = {
  id: 'add-beside',
  examples: [
    { diagram: 'order', says: 'add an approval before shipping', does: ['Adds "Approval" before "Ship".'] },
    { diagram: 'order', says: 'Add "Print label" right after Pack.', does: ['Adds "Print label" after "Pack".'] },
    {
      diagram: 'order',
      says: 'add a step to reserve the goods after "In stock?" on the yes branch',
      does: ['Adds "Reserve the goods" after "In stock?" on the branch "Yes".'],
    },
    {
      diagram: 'order',
      says: 'after the decision add Refund',
      does: ['"In stock?" has several ways out: "Yes" and "No". Say on which one, such as: on the Yes branch.'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', side = '', where = ''] = pattern.exec(command) ?? [];
    if (what === '') return undefined;
    const isAfter = /after|following|behind/i.test(side);
    const [, place = where, onBranch, ifBranch] = (isAfter ? branchPattern.exec(where) : null) ?? [];
    const found = findPart(place, setting);
    if (!found.ok) return found;
    const node = newNode(readNewPart(what, setting), setting);
    const name = nameOf(found.part, setting);
    if (!isAfter) {
      return steps({ edit: { ...node, before: found.part.id }, said: `Adds "${node.label}" before ${name}.` });
    }
    const branch = findBranch(found.part, onBranch ?? ifBranch, setting);
    if (!branch.ok) return branch;
    const on = branch.label === undefined ? '' : ` on the branch "${branch.label}"`;
    return steps({
      edit: { ...node, after: found.part.id, ...(branch.label === undefined ? {} : { branch: branch.label }) },
      said: `Adds "${node.label}" after ${name}${on}.`,
    });
  },
};

type Branch = { readonly ok: true; readonly label: string | undefined } | ReturnType<typeof refuse>;

/** The way out that is meant. A process has to know it where there are several. */
const findBranch = (part: Part, wanted: string | undefined, setting: Setting): Branch => {
  const leaving = setting.spec.edges.filter(({ from }) => from === part.id);
  const named = wanted === undefined ? undefined : showQuotes(wanted, setting.quotes);
  const labels = leaving.map(({ label }) => label).filter((label) => label !== '');
  const ways = labels.map((label) => `"${label}"`).join(' and ');
  const name = nameOf(part, setting);
  if (named !== undefined) {
    const label = labels.find((candidate) => flat(candidate) === flat(named));
    if (label !== undefined || leaving.length === 0) return { ok: true, label: label ?? named };
    return refuse(`${name} has no way out called "${named}"${ways === '' ? '' : `; it has ${ways}`}.`);
  }
  if (setting.type.family !== 'process' || leaving.length < 2) return { ok: true, label: undefined };
  return ways === ''
    ? refuse(`${name} has several ways out. Say between which two the new step goes.`)
    : refuse(`${name} has several ways out: ${ways}. Say on which one, such as: on the ${labels[0]} branch.`);
};
