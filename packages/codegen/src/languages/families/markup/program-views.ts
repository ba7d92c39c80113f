import type { InventoryDecl, PortDecl, Program } from '../../../program/index.ts';
import { inventoryFields } from '../inventory-fields.ts';
import { tableView } from './screen-view.ts';
import { type PartCell, type View, view } from './view.ts';

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
  ...program.flows
    .flatMap(({ outcome }) => outcome ?? [])
    .map((outcome) =>
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
  ...program.inventories.map((inventory) => section(inventory.summary, [partsView(inventory)])),
  ...program.records.map(({ name, fields }) =>
    section(
      name.label || name.words.join(' '),
      fields.length === 0
        ? []
        : [
            tableView(
              'Fields',
              ['Field', 'Required'],
              fields.map((field) => ({
                cells: [field.name.label || field.name.words.join(' '), field.isOptional ? 'no' : 'yes'],
                about: field.name.from,
              })),
              name.from,
            ),
          ],
    ),
  ),
];

/** A line that is drawn without words says no more than the part that it leads to. */
const saysAnything = ({ methods }: PortDecl): boolean => methods.some(({ name }) => name.label !== '');

/** The columns in which something stands. */
const partsView = (inventory: InventoryDecl): View => {
  const { items } = inventory;
  const labels = new Map(items.map(({ key, label }) => [key, label]));
  const fields = inventoryFields(inventory);
  const columns = partColumns.filter(([, cell]) => fields.includes(cell) && items.some((item) => item[cell] !== ''));
  const cells = columns.map(([, cell]) => cell);
  const table = tableView(
    'All parts',
    columns.map(([title]) => title),
    items.map((item) => ({
      cells: cells.map((cell) => (cell === 'parent' ? (labels.get(item.parent) ?? '') : item[cell])),
      about: item.about,
    })),
  );
  return { ...table, children: withParts(table.children, { inventory, cells }) };
};

const partColumns = [
  ['Name', 'label'],
  ['Kind', 'kind'],
  ['Area', 'area'],
  ['Belongs to', 'parent'],
  ['Person', 'person'],
  ['Address', 'address'],
  ['Details', 'detail'],
] as const satisfies readonly (readonly [string, PartCell])[];

const withParts = (children: View['children'], parts: NonNullable<View['parts']>): View['children'] =>
  typeof children === 'string' ? children : children.map((each) => (each.tag === 'tbody' ? { ...each, parts } : each));

const section = (title: string, children: readonly View[]): View =>
  view('section', {}, [view('h2', {}, title.replace(/\.$/, '')), ...children]);
