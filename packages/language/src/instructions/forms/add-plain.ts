import type { Family } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import { type Refusal, refuse } from '../instruction.ts';
import { newNodes } from '../new-node.ts';
import { readNewParts } from '../read-new-parts.ts';
import { findPart } from '../references/find-parts.ts';
import { listNames, nameOf, type Part, partsOf, toCandidate } from '../references/part.ts';
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
    {
      diagram: 'cloud',
      says: 'add a printer and a NAS to the web server',
      does: ['Adds "Printer" and connects "Web server" to it.', 'Adds "NAS" and connects "Web server" to it.'],
    },
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
    const { family } = setting.type;
    const holder = where === undefined || isGrouped || !joins.has(family) ? undefined : findPart(where, setting);
    const isJoined = holder?.ok === true;
    const nodes = newNodes(readNewParts(isGrouped || isJoined ? inner : what, setting), setting);
    const [node] = nodes;
    if (node === undefined) return undefined;
    // Where nothing is, there is but one place.
    const isFirst = setting.spec.nodes.length === 0;
    if (setting.type.family === 'process' && !isFirst) return askWhere(node.label, setting);
    const root = setting.type.family === 'topics' ? rootOf(setting) : undefined;
    if (setting.type.family === 'hierarchy' && !isFirst) return askWhose(node.label, setting);
    if (isGrouped) {
      const name = nameOf(group.part, setting);
      return steps(
        ...nodes.map((each) => ({ edit: { ...each, group: group.part.id }, said: `Adds "${each.label}" to ${name}.` })),
      );
    }
    if (isJoined) {
      const name = nameOf(holder.part, setting);
      return steps(
        ...nodes.map((each) => ({
          edit: { ...each, after: holder.part.id },
          said: `Adds "${each.label}" and connects ${name} to it.`,
        })),
      );
    }
    return steps(
      ...nodes.map((each) => ({
        edit: { ...each, ...(root === undefined ? {} : { after: root }) },
        said: `Adds "${each.label}".`,
      })),
    );
  },
};

/** Where a part that is added to another one is joined to it. */
const joins: ReadonlySet<Family> = new Set<Family>(['topology', 'classes', 'entities']);

const rootOf = ({ spec }: Setting): string | undefined =>
  spec.nodes.find(({ id }) => !spec.edges.some(({ to }) => to === id))?.id;

const askWhere = (label: string, setting: Setting) => {
  const places = partsOf(setting).filter(
    (part) => part.sort === 'node' && part.kind === setting.type.vocabulary.nodes[0]?.id,
  );
  const example = places[0] === undefined ? 'at the end' : `after ${nameOf(places[0], setting)}`;
  return openPlace(label, `Say where "${label}" goes, such as: add ${label} ${example}.`, places, setting);
};

const askWhose = (label: string, setting: Setting) => {
  const places = partsOf(setting).filter((part) => part.sort === 'node');
  const names = listNames(
    places.map((part) => nameOf(part, setting)),
    6,
    'or',
  );
  return openPlace(label, `Say who "${label}" reports to: ${names}.`, places, setting);
};

/** A long label is a sentence that this form did not understand, and no question of its place. */
const openPlace = (label: string, question: string, places: readonly Part[], setting: Setting): Refusal => ({
  ...refuse(
    question,
    places.slice(0, 12).map((part) => toCandidate(part, setting)),
  ),
  ...(label.split(/\s+/).length > longestName ? {} : { asks: 'where' }),
});

/** Words in the name of a part. */
const longestName = 3;
