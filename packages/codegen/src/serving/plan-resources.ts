import { kebabCase } from '../printing/cases.ts';
import {
  allFieldsOf,
  exampleOf,
  type FieldDecl,
  type FlowDecl,
  givenEndsOf,
  type InventoryDecl,
  type MachineDecl,
  mayHold,
  type Name,
  type OperationDecl,
  type PathScenario,
  type Program,
  type RecordDecl,
  type Sample,
  type ServiceDecl,
  type StoreDecl,
  type StoredRow,
} from '../program/index.ts';
import { plural } from '../program/plural.ts';

/** What a program answers to over HTTP, before any framework. Paths begin with a slash and are unique. */
export type Resource =
  /** `POST path` runs the flow and answers with its outcome. */
  | { readonly kind: 'flow'; readonly path: string; readonly flow: FlowDecl; readonly example: PathScenario }
  /** `POST path` runs the operation with the values of its body, and answers with what it gives back. */
  | OperationResource
  /** `GET path`, `POST path`, and `GET` and `DELETE path/key` on what a store keeps. */
  | CollectionResource
  /** `GET path` tells the state, `POST path/events` with `{ "event": … }` changes it. */
  | { readonly kind: 'machine'; readonly path: string; readonly machine: MachineDecl }
  /** `GET path` lists the parts, `GET path/key` tells of one. */
  | { readonly kind: 'inventory'; readonly path: string; readonly inventory: InventoryDecl };

export interface OperationResource {
  readonly kind: 'operation';
  readonly path: string;
  readonly service: ServiceDecl;
  readonly operation: OperationDecl;
}

export interface CollectionResource {
  readonly kind: 'collection';
  readonly path: string;
  readonly record: RecordDecl;
  readonly store: StoreDecl;
  readonly fields: readonly FieldDecl[];
  readonly key: FieldDecl;
  /** Values that are accepted. */
  readonly accepted: Sample;
  /** Values that are refused, where any are. */
  readonly refused?: Sample;
  /** What has to be there before. */
  readonly before: readonly StoredRow[];
  /** Something may hold one of it back. */
  readonly mayHold: boolean;
}

/** A class may be called `default price service`, since its interface has the name; who sends requests knows it as the price service. */
const drawnName = ({ words, label }: Name): Pick<Name, 'words'> =>
  words[0] === 'default' && !/^default\b/i.test(label) ? { words: words.slice(1) } : { words };

/** All that a program can answer to, in the order of its parts. */
export const planResources = (program: Program): readonly Resource[] => {
  const taken = new Set(['/health']);
  const pathOf = (...names: readonly Pick<Name, 'words'>[]): string => {
    const path = names.map((name) => `/${kebabCase(name)}`).join('');
    let free = path;
    for (let count = 2; taken.has(free); count += 1) free = `${path}-${count}`;
    taken.add(free);
    return free;
  };
  return [
    ...program.flows.flatMap((flow): readonly Resource[] => {
      const example = exampleOf(flow.scenarios);
      return example === undefined ? [] : [{ kind: 'flow', path: pathOf(flow.name), flow, example }];
    }),
    ...program.services.flatMap((service) =>
      service.operations.map(
        (operation): Resource => ({
          kind: 'operation',
          path: pathOf(drawnName(service.name), operation.name),
          service,
          operation,
        }),
      ),
    ),
    ...program.records.flatMap((record) => collectionOf(record, program.records, pathOf)),
    ...program.machines.map((machine): Resource => ({ kind: 'machine', path: pathOf(machine.name), machine })),
    ...program.inventories.map(
      (inventory): Resource => ({ kind: 'inventory', path: pathOf(pluralOf(inventory.item)), inventory }),
    ),
  ];
};

const keyTypes: ReadonlySet<string> = new Set(['text', 'uuid', 'integer']);

/** Records whose values can be written as JSON without knowing other records. */
const collectionOf = (
  record: RecordDecl,
  records: readonly RecordDecl[],
  pathOf: (name: Pick<Name, 'words'>) => string,
): readonly CollectionResource[] => {
  const { store } = record;
  const fields = allFieldsOf(records, record);
  const key = fields.find(({ name }) => name === store?.key);
  const made = record.scenarios.find(({ kind }) => kind === 'construct');
  if (store === undefined || key === undefined || made === undefined || !('values' in made)) return [];
  if (key.type.kind !== 'scalar' || !keyTypes.has(key.type.scalar) || key.isList || key.isOptional) return [];
  if (fields.some(({ type }) => type.kind === 'record') || givenEndsOf(records, record).length > 0) return [];
  const refused = record.scenarios.find(({ kind }) => kind === 'refuse');
  const stored = record.scenarios.find(({ kind }) => kind === 'roundTrip');
  return [
    {
      kind: 'collection',
      path: pathOf(pluralOf(record.name)),
      record,
      store,
      fields,
      key,
      accepted: made.values,
      before: (stored !== undefined && 'before' in stored ? stored.before : undefined) ?? [],
      mayHold: mayHold(store, records),
      ...(refused !== undefined && 'values' in refused && { refused: refused.values }),
    },
  ];
};

const pluralOf = ({ words }: Pick<Name, 'words'>): Pick<Name, 'words'> => ({ words: plural(words) });
