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
  `^(?:${addVerbs})\\s+(.+?)\\s+((?:right |directly |just |immediately )?(?:before|after)|in front of|ahead of|following|behind|below|under|underneath|beneath|above)\\s+(.+)$`,
  'i',
);

const branchPattern =
  /^(.+?),?\s+(?:(?:on|in|along|for|at|down)\s+(?:the\s+|its\s+)?(.+?)\s+(?:branch|path|way|exit|side|case|arrow|line)|if\s+(?:the answer is\s+)?(\S+))$/i;

export const addBeside: CommandForm = {
  id: 'add-beside',
  examples: [
    { diagram: 'order', says: 'add a weighing step before shipping', does: ['Adds "Weighing" before "Ship".'] },
    {
      diagram: 'order',
      says: 'add an end Refused after the decision with label "Never"',
      does: ['Adds "Refused" after "In stock?" on "Never".'],
    },
    {
      diagram: 'purchase',
      says: 'add "Check the budget" in Finance before Pay the invoice',
      does: ['Adds "Check the budget" before "Pay the invoice".'],
    },
    { diagram: 'order', says: 'put shipping before packing', does: ['Moves "Ship" before "Pack".'] },
    { diagram: 'order', says: 'Add "Print label" right after Pack.', does: ['Adds "Print label" after "Pack".'] },
    {
      diagram: 'order',
      says: 'add a step to reserve the goods after "In stock?" on the yes branch',
      does: ['Adds "Reserve the goods" after "In stock?" on the branch "Yes".'],
    },
    {
      diagram: 'order',
      says: 'after the decision add Refund',
      does: ['"In stock?" has several exits: "Yes" and "No". Say which one, such as: on the Yes branch.'],
    },
  ],
  read: (command, setting) => {
    const [, what = '', side = '', where = ''] = pattern.exec(command) ?? [];
    if (what === '' || isMoving(command, what, setting)) return undefined;
    const isScreen = setting.type.family === 'screens';
    if (!isScreen && /below|under|beneath|above/i.test(side)) return undefined;
    const isAfter = /after|following|behind|below|under|beneath/i.test(side);
    const [bare, given] = cutLabel(where);
    const [, place = bare, onBranch, ifBranch] = (isAfter ? branchPattern.exec(bare) : null) ?? [];
    const found = findPart(place, setting);
    if (!found.ok) return found;
    const [words, group] = cutGroup(what, setting);
    const node = { ...newNode(readNewPart(words, setting), setting), ...(group === undefined ? {} : { group }) };
    if (isAfter && given !== undefined && setting.type.family === 'process') {
      const label = showQuotes(given, setting.quotes);
      return steps({
        edit: { ...node, after: found.part.id, branch: label },
        said: `Adds "${node.label}" after ${nameOf(found.part, setting)} on "${label}".`,
      });
    }
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

const labelClause = /,?\s+(?:with (?:the )?label|labelled|labeled)\s+(.+)$/i;

const cutLabel = (where: string): readonly [where: string, label: string | undefined] => {
  const found = labelClause.exec(where);
  return found === null ? [where, undefined] : [where.slice(0, found.index), found[1]];
};

/** "Check receipts in Finance": a step and the lane that it goes into. */
const cutGroup = (what: string, setting: Setting): readonly [what: string, group: string | undefined] => {
  const [, inner = '', where = ''] = /^(.+)\s+(?:in|into|to|for)\s+(.+)$/i.exec(what) ?? [];
  if (where === '' || setting.spec.groups.length === 0) return [what, undefined];
  const group = findPart(where, setting, ['group']);
  return group.ok ? [inner, group.part.id] : [what, undefined];
};

/** "Put the review before shipping" moves what is there. */
const isMoving = (command: string, what: string, setting: Setting): boolean =>
  setting.type.family === 'process' &&
  /^(?:put|place)\s/i.test(command) &&
  !/^(?:an?|another|new)\s/i.test(what) &&
  findPart(what, setting).ok;

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
    return refuse(`${name} has no exit called "${named}"${ways === '' ? '' : `; it has ${ways}`}.`);
  }
  if (setting.type.family !== 'process' || leaving.length < 2) return { ok: true, label: undefined };
  return ways === ''
    ? refuse(`${name} has several exits. Say which two steps the new one goes between.`)
    : refuse(`${name} has several exits: ${ways}. Say which one, such as: on the ${labels[0]} branch.`);
};
