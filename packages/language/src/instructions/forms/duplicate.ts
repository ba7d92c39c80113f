import type { Edit } from '@diagloom/diagram/model';
import { type CommandForm, steps } from '../form.ts';
import { showQuotes } from '../hide-quotes.ts';
import { refuse, type Step } from '../instruction.ts';
import { newNode } from '../new-node.ts';
import { type FoundOne, findPart } from '../references/find-parts.ts';
import { nameOf, type Part, partsOf } from '../references/part.ts';
import { stemsOf } from '../references/stem.ts';
import type { Setting } from '../setting.ts';
import { addVerbs, copyVerbs } from '../words/verbs.ts';

const named = new RegExp(`^(?:${copyVerbs})\\s+(.+?)\\s+as\\s+(\\S.*)$`, 'i');
const patterns: readonly RegExp[] = [
  new RegExp(`^(?:${copyVerbs})\\s+(.+)$`, 'i'),
  new RegExp(`^(?:${addVerbs})\\s+(?:another|a second|one more|a copy of|an additional|an extra)\\s+(.+)$`, 'i'),
];

/** "duplicate X", "add another web server": a twin with the next number, connected as the original is. */
export const duplicate: CommandForm = {
  id: 'duplicate',
  examples: [
    {
      diagram: 'order',
      says: 'duplicate Pack',
      does: ['Adds "Pack 2" beside "Pack".', 'Connects "In stock?" to "Pack 2".', 'Connects "Pack 2" to "Ship".'],
    },
    {
      diagram: 'cloud',
      says: 'add another web server',
      does: [
        'Adds "Web server 2" beside "Web server".',
        'Connects "Load balancer" to "Web server 2".',
        'Connects "Web server 2" to "Orders".',
      ],
    },
    { diagram: 'company', says: 'add another Sales', does: ['Adds "Sales 2" under "CEO".'] },
    {
      diagram: 'library',
      says: 'copy Book as "Film"',
      does: ['Adds "Film" beside "Book".', 'Adds title to "Film".', 'Connects "Loan" to "Film".'],
    },
  ],
  read: (command, setting) => {
    const [, original = '', name = ''] = named.exec(command) ?? [];
    const model = original === '' ? undefined : findPart(original, setting);
    if (model?.ok === true) return steps(...twin(model.part, setting, showQuotes(name, setting.quotes)));
    const index = patterns.findIndex((pattern) => pattern.test(command));
    const [, what = ''] = patterns[index]?.exec(command) ?? [];
    if (what === '') return undefined;
    const found = lastOfRow(what, findPart(what, setting), setting);
    if (!found.ok) {
      // "Add another check after Pay" names something new.
      return index === 0 || (found.candidates.length > 1 && isKnown(what, found.candidates)) ? found : undefined;
    }
    const node = setting.spec.nodes.find(({ id }) => id === found.part.id);
    if (node === undefined) return refuse('Only a shape can be duplicated.');
    return steps(...twin(found.part, setting));
  },
};

/** "Another web server" beside "Web server 1" and "Web server 2" is like the last of them. */
const lastOfRow = (what: string, found: FoundOne, setting: Setting): FoundOne => {
  if (found.ok) return found;
  const row = partsOf(setting).filter(
    ({ id, sort }) => sort === 'node' && found.candidates.some((each) => each.id === id),
  );
  const bases = new Set(row.map(({ label }) => label.replace(/\s+\d+$/, '').toLowerCase()));
  const last = row.at(-1);
  return last !== undefined && row.length > 1 && bases.size === 1 && isKnown(what, row)
    ? { ok: true, part: last }
    : found;
};

const isKnown = (what: string, candidates: readonly { readonly label: string }[]): boolean =>
  candidates.some(({ label }) => stemsOf(what).every((stem) => stemsOf(label).includes(stem)));

/** A part like another one, with the same lines. */
export const twin = (part: Part, setting: Setting, label = nextLabel(part.label, setting)): readonly Step[] => {
  const { spec, type } = setting;
  const name = nameOf(part, setting);
  const original = spec.nodes.find(({ id }) => id === part.id);
  const node = newNode({ label, ...(original?.kind === undefined ? {} : { kind: original.kind }) }, setting);
  const parent = spec.edges.find(({ to }) => to === part.id);
  if ((type.family === 'hierarchy' || type.family === 'topics') && parent !== undefined) {
    const holder = setting.spec.nodes.find(({ id }) => id === parent.from);
    const under = holder === undefined ? '' : ` under "${holder.label}"`;
    return [{ edit: { ...node, after: parent.from }, said: `Adds "${node.label}"${under}.` }];
  }
  const group = original?.groups?.[0];
  const added: Step = {
    edit: { ...node, ...(group === undefined ? {} : { group }) },
    said: `Adds "${node.label}" beside ${name}.`,
  };
  if (type.family === 'messages') return [added];
  const rows = (original?.attributes ?? []).map(
    (attribute): Step => ({
      edit: { kind: 'addAttribute', node: node.id, attribute },
      said: `Adds ${attribute.name} to "${node.label}".`,
    }),
  );
  return [added, ...rows, ...links(part.id, node, setting)];
};

const links = (id: string, node: { readonly id: string; readonly label: string }, setting: Setting): readonly Step[] =>
  setting.spec.edges.flatMap((edge): readonly Step[] => {
    if ((edge.from === id) === (edge.to === id)) return [];
    const other = edge.from === id ? edge.to : edge.from;
    const name = setting.spec.nodes.find((candidate) => candidate.id === other)?.label ?? other;
    const edit: Edit = {
      kind: 'connect',
      from: edge.from === id ? node.id : edge.from,
      to: edge.to === id ? node.id : edge.to,
      ...(edge.label === '' ? {} : { label: edge.label }),
      ...(edge.kind === undefined ? {} : { edgeKind: edge.kind }),
    };
    const [from, to] = edge.from === id ? [node.label, name] : [name, node.label];
    return [{ edit, said: `Connects "${from}" to "${to}".` }];
  });

/** `Web server` gives `Web server 2`, and the next free number after that. */
const nextLabel = (label: string, { spec }: Setting): string => {
  const [, base = label] = /^(.*?)(?:\s+\d+)?$/s.exec(label) ?? [];
  const taken = new Set(spec.nodes.map((node) => node.label.toLowerCase()));
  let count = 2;
  while (taken.has(`${base} ${count}`.toLowerCase())) count += 1;
  return `${base} ${count}`;
};
