import type {
  EnumDecl,
  InventoryDecl,
  MachineDecl,
  RecordDecl,
  Schema,
  StateRow,
  StateTable,
} from '../../program/index.ts';
import { said } from './change-block.ts';
import { type Changed, inList, replaced, without } from './mutant.ts';

/** A state table with exits swapped, a way that ends too early, or another outcome. */
export const changeTable = (table: StateTable, outcome: EnumDecl): readonly Changed<StateTable>[] =>
  inList(table.rows, (row): readonly Changed<StateRow>[] => {
    if (row.kind === 'end') {
      const other = outcome.members.find((member) => member !== row.outcome);
      return other === undefined ? [] : [{ change: `end in ${said(other)}`, part: { ...row, outcome: other } }];
    }
    if (row.kind === 'do') {
      const end = table.rows.find((each) => each.kind === 'end' && each.state !== row.next);
      return end === undefined
        ? []
        : [{ change: `end after ${said(row.step.name)}`, part: { ...row, next: end.state } }];
    }
    const [one, two] = row.next;
    if (one === undefined || two === undefined || one.to === two.to) return [];
    const next = [{ ...one, to: two.to }, { ...two, to: one.to }, ...row.next.slice(2)];
    return [{ change: `swap the answers to ${said(row.step.name)}`, part: { ...row, next } }];
  }).map(({ change, part }) => ({ change, part: { ...table, rows: part } }));

/** A machine with a line gone or leading elsewhere, or that is taken without asking. */
export const changeMachine = (machine: MachineDecl): readonly Changed<MachineDecl>[] => [
  ...machine.transitions.map(({ from, event }, index) => ({
    change: `drop ${said(event)} in ${said(from)}`,
    part: { ...machine, transitions: without(machine.transitions, index) },
  })),
  ...machine.transitions.flatMap((transition, index) => {
    const to = machine.states.members.find((state) => state !== transition.to);
    if (to === undefined) return [];
    const transitions = replaced(machine.transitions, index, { ...transition, to });
    return [{ change: `${said(transition.event)} leads to ${said(to)}`, part: { ...machine, transitions } }];
  }),
  ...inList(machine.transitions, ({ guard, ...open }) =>
    guard === undefined ? [] : [{ change: `do not ask ${said(guard.name)}`, part: open }],
  ).map(({ change, part }) => ({ change, part: { ...machine, transitions: part } })),
];

/** A record that refuses less, or whose ends no longer know each other. */
export const changeRecord = (record: RecordDecl): readonly Changed<RecordDecl>[] => [
  ...inList(record.fields, (field) => {
    const { refuses, longest, ...rest } = field;
    return [
      ...(refuses === undefined
        ? []
        : [{ change: `accept a ${refuses} ${said(field.name)}`, part: { ...field, ...rest, refuses: undefined } }]),
      ...(longest === undefined
        ? []
        : [{ change: `accept a longer ${said(field.name)}`, part: { ...field, longest: longest + 1 } }]),
    ];
  }).map(({ change, part }) => ({ change, part: { ...record, fields: part } })),
  ...inList(record.fields, (field) => {
    if (typeof field.initial !== 'boolean') return [];
    return [{ change: `begin with another ${said(field.name)}`, part: { ...field, initial: !field.initial } }];
  }).map(({ change, part }) => ({ change, part: { ...record, fields: part } })),
  ...inList(record.ends, (end) => {
    const { inverse, inverseIsList, ...rest } = end;
    return inverse === undefined ? [] : [{ change: `${said(end.name)} tells nobody`, part: rest }];
  }).map(({ change, part }) => ({ change, part: { ...record, ends: part } })),
  ...inList(record.ends, (end) => [
    { change: `widen or narrow ${said(end.name)}`, part: { ...end, isList: !end.isList } },
  ]).map(({ change, part }) => ({ change, part: { ...record, ends: part } })),
];

/** An inventory with a part under another, or a line gone. */
export const changeInventory = (inventory: InventoryDecl): readonly Changed<InventoryDecl>[] => [
  ...inList(inventory.items, (item) => {
    const isBelow = (key: string): boolean => {
      for (let at = key; at !== ''; at = inventory.items.find((each) => each.key === at)?.parent ?? '')
        if (at === item.key) return true;
      return false;
    };
    const other = inventory.items.find(({ key }) => key !== item.parent && !isBelow(key));
    if (item.parent === '' || other === undefined) return [];
    return [{ change: `move ${item.key} under ${other.key}`, part: { ...item, parent: other.key } }];
  }).map(({ change, part }) => ({ change, part: { ...inventory, items: part } })),
  ...inventory.links.map(({ from, to }, index) => ({
    change: `drop the line from ${from} to ${to}`,
    part: { ...inventory, links: without(inventory.links, index) },
  })),
];

/** A schema without one of its constraints. */
export const changeSchema = (schema: Schema): readonly Changed<Schema>[] =>
  inList(schema.tables, (table) => {
    const inTable = said(table.name);
    const keys = new Set([
      ...table.primaryKey,
      ...table.columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => name),
    ]);
    return [
      ...table.foreignKeys.map(({ name }, index) => ({
        change: `drop the foreign key ${said(name)}`,
        part: { ...table, foreignKeys: without(table.foreignKeys, index) },
      })),
      ...table.foreignKeys.flatMap((key) =>
        key.onDelete === 'cascade'
          ? [
              {
                change: `let ${said(key.name)} hold what it refers to`,
                part: {
                  ...table,
                  foreignKeys: table.foreignKeys.map((each) =>
                    each === key ? { ...key, onDelete: 'restrict' as const } : each,
                  ),
                },
              },
            ]
          : [],
      ),
      ...table.unique.map((columns, index) => ({
        change: `let ${inTable} have doubled ${columns.map(said).join(' and ')}`,
        part: { ...table, unique: without(table.unique, index) },
      })),
      ...table.checks.map(({ name }, index) => ({
        change: `drop the check ${said(name)}`,
        part: { ...table, checks: without(table.checks, index) },
      })),
      ...inList(table.columns, ({ default: usual, ...column }) =>
        usual === undefined || usual === 'now'
          ? []
          : [{ change: `fill in no ${said(column.name)} of ${inTable}`, part: column }],
      ).map(({ change, part }) => ({ change, part: { ...table, columns: part } })),
      ...inList(table.columns, (column) =>
        column.isNullable || keys.has(column.name)
          ? []
          : [{ change: `let ${said(column.name)} of ${inTable} be null`, part: { ...column, isNullable: true } }],
      ).map(({ change, part }) => ({ change, part: { ...table, columns: part } })),
    ];
  }).map(({ change, part }) => ({ change, part: { ...schema, tables: part } }));
