import { type CommandForm, steps } from '../form.ts';
import { refuse } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { readNewPart } from '../new-part.ts';
import { findPart } from '../references/find-parts.ts';
import { listNames, nameOf, partsOf, toCandidate } from '../references/part.ts';
import type { Setting } from '../setting.ts';
import { addVerbs } from '../words/verbs.ts';

const pattern = new RegExp(`^(?:${addVerbs})\\s+(.+)$`, 'i');
const intoGroup = /^(.+?)\s+(?:to|in|into|inside|within)\s+(.+)$/i;

/** Stands behind the other forms that add: no place is given, or a group. */
export const addPlain: CommandForm = {
  id: 'add-plain',
  examples: [
    { diagram: 'signIn', says: 'add a participant Cache', does: ['Adds "Cache".'] },
    { diagram: 'signIn', says: 'add a database called "Audit log"', does: ['Adds "Audit log".'] },
    { diagram: 'library', says: 'add a class Reservation', does: ['Adds "Reservation".'] },
    {
      diagram: 'order',
      says: 'add an approval',
      does: ['Say where "Approval" goes, such as: add Approval after "Customer places order".'],
    },
    {
      diagram: 'purchase',
      says: 'add "Archive the invoice" to the Finance lane',
      does: ['Say where "Archive the invoice" goes, such as: add Archive the invoice after "Pay the invoice".'],
    },
  ],
  read: (command, setting) => {
    const [, what = ''] = pattern.exec(command) ?? [];
    if (what === '' || /^(?:all|the)\b.*\b(?:in|into|to)\b/i.test(what)) return undefined;
    const [, inner = what, where] = intoGroup.exec(what) ?? [];
    const group = where === undefined ? undefined : findPart(where, setting, ['group']);
    const isGrouped = group?.ok === true;
    const node = newNode(readNewPart(isGrouped ? inner : what, setting), setting);
    if (setting.type.family === 'process') return askWhere(node.label, setting);
    const root = setting.type.family === 'topics' ? rootOf(setting) : undefined;
    if (setting.type.family === 'hierarchy') return askWhose(node.label, setting);
    if (isGrouped) {
      const name = nameOf(group.part, setting);
      return steps({ edit: { ...node, group: group.part.id }, said: `Adds "${node.label}" to ${name}.` });
    }
    return steps({
      edit: { ...node, ...(root === undefined ? {} : { after: root }) },
      said: `Adds "${node.label}".`,
    });
  },
};

const rootOf = ({ spec }: Setting): string | undefined =>
  spec.nodes.find(({ id }) => !spec.edges.some(({ to }) => to === id))?.id;

const askWhere = (label: string, setting: Setting) => {
  const places = partsOf(setting).filter(
    (part) => part.sort === 'node' && part.kind === setting.type.vocabulary.nodes[0]?.id,
  );
  const example = places[0] === undefined ? 'at the end' : `after ${nameOf(places[0], setting)}`;
  return refuse(
    `Say where "${label}" goes, such as: add ${label} ${example}.`,
    places.slice(0, 12).map((part) => toCandidate(part, setting)),
  );
};

const askWhose = (label: string, setting: Setting) => {
  const places = partsOf(setting).filter((part) => part.sort === 'node');
  return refuse(
    `Say under whom "${label}" goes: ${listNames(
      places.map((part) => nameOf(part, setting)),
      6,
      'or',
    )}.`,
    places.slice(0, 12).map((part) => toCandidate(part, setting)),
  );
};
