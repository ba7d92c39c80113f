import type { InventoryItem, PortDecl, Program } from '../../../program/index.ts';
import { tableView } from './screen-view.ts';
import { type View, view } from './view.ts';

/** A program that has no screens of its own, shown: what is done and decided, which states there are, all parts, all fields. */
export const programViews = (program: Program): readonly View[] => [
  ...program.ports.filter(saysAnything).map(({ summary, methods }) =>
    section(summary.replace(/; for you to implement\.$/, ''), [
      view(
        'ol',
        {},
        methods.map(({ name }) => view('li', {}, name.label || name.words.join(' '), name.from)),
      ),
    ]),
  ),
  ...program.flows.map(({ outcome }) =>
    section(outcome.summary, [
      view(
        'ul',
        {},
        outcome.members.map((member) => view('li', {}, member.label || member.words.join(' '), member.from)),
      ),
    ]),
  ),
  ...program.machines.map(({ summary, transitions }) =>
    section(summary, [
      tableView(
        'What leads where',
        ['From', 'When', 'To'],
        transitions.map(({ from, event, to, about }) => ({ cells: [from.label, event.label, to.label], about })),
      ),
    ]),
  ),
  ...program.inventories.map(({ summary, items }) => section(summary, [partsView(items)])),
  ...program.records.map(({ name, fields }) =>
    section(name.label || name.words.join(' '), [
      tableView(
        'Fields',
        ['Field', 'Required'],
        fields.map((field) => ({
          cells: [field.name.label || field.name.words.join(' '), field.isOptional ? 'no' : 'yes'],
          about: field.name.from,
        })),
        name.from,
      ),
    ]),
  ),
];

/** A line that is drawn without words says no more than the part that it leads to. */
const saysAnything = ({ methods }: PortDecl): boolean => methods.some(({ name }) => name.label !== '');

/** The columns in which something stands. */
const partsView = (items: readonly InventoryItem[]): View => {
  const labels = new Map(items.map(({ key, label }) => [key, label]));
  const columns = [
    ['Name', ({ label }: InventoryItem) => label],
    ['Kind', ({ kind }: InventoryItem) => kind],
    ['Belongs to', ({ area, parent }: InventoryItem) => area || (labels.get(parent) ?? parent)],
    ['Details', ({ detail }: InventoryItem) => detail],
  ] as const;
  const shown = columns.filter(([, read]) => items.some((item) => read(item) !== ''));
  return tableView(
    'All parts',
    shown.map(([title]) => title),
    items.map((item) => ({ cells: shown.map(([, read]) => read(item)), about: item.about })),
  );
};

const section = (title: string, children: readonly View[]): View =>
  view('section', {}, [view('h2', {}, title.replace(/\.$/, '')), ...children]);
