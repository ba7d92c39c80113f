import type { SpecAttribute } from '@diagloom/diagram/model';
import type { Assumption, Name, RecordDecl, Visibility } from '../../../program/index.ts';
import { storeOf } from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Who may reach a member, as it is drawn; all where nothing is. */
export const visibilityOf = ({ visibility }: SpecAttribute): { readonly visibility?: Visibility } =>
  visibility === '-' ? { visibility: 'private' } : visibility === '#' ? { visibility: 'protected' } : {};

/**
 * Members that others need are public whatever is drawn: what a store finds by, and operations that an interface, a parent or a child has, too,
 * which a parent at least shares with its children. Where a program keeps no visibility, all are public, and that is told.
 */
export const withVisibility = (
  records: readonly Bare[],
  { isKept, assumptions }: { readonly isKept: boolean; readonly assumptions: Assumption[] },
): readonly Bare[] => {
  if (!isKept) tellPublic(records, assumptions);
  const isStated = (name: Name): boolean =>
    records.some(({ kind, operations }) => kind === 'interface' && operations.some((each) => isSame(each.name, name)));
  return records.map((record) => {
    const needed = records.filter((each) => isKindOf(records, each, record)).flatMap(neededBy);
    return {
      ...record,
      fields: record.fields.map((field) =>
        isKept && !needed.some((name) => isSame(name, field.name)) && field.mark === undefined ? field : open(field),
      ),
      operations: record.operations.map((operation) => {
        if (!isKept || isStated(operation.name) || operation.overrides === true) return open(operation);
        const isShared = operation.isAbstract === true || operation.isOverridden === true;
        return isShared && operation.visibility !== undefined ? open(operation) : operation;
      }),
      ...(record.constants !== undefined && { constants: isKept ? record.constants : record.constants.map(open) }),
      ...(record.statics !== undefined && { statics: isKept ? record.statics : record.statics.map(open) }),
    };
  });
};

const open = <Member extends { readonly visibility?: Visibility }>({ visibility: _, ...member }: Member) => member;

const isSame = (one: Name, other: Name): boolean => one.words.join(' ') === other.words.join(' ');

const isKindOf = (records: readonly Bare[], one: Bare, other: Bare): boolean => {
  const parent = records.find(({ name }) => name === one.extends);
  return one === other || (parent !== undefined && isKindOf(records, parent, other));
};

const neededBy = (record: Bare): readonly Name[] => {
  const store = storeOf(record);
  if (store === undefined) return [];
  return [
    ...(record.store === undefined ? [] : [record.store.key]),
    ...(record.links === undefined ? [] : record.fields.map(({ name }) => name)),
    ...(store.references ?? []).flatMap(({ fields }) => fields.map(({ name }) => name)),
  ];
};

const tellPublic = (records: readonly Bare[], assumptions: Assumption[]): void => {
  const hidden = records.flatMap(({ name, fields, operations, constants = [], statics = [] }) =>
    [...fields, ...operations, ...constants, ...statics]
      .filter(({ visibility }) => visibility !== undefined)
      .map((member) => ({ said: `“${name.words.join(' ')}.${member.name.words.join(' ')}”`, about: member.name.from })),
  );
  if (hidden.length === 0) return;
  const said = new Intl.ListFormat('en').format(hidden.map((each) => each.said));
  assumptions.push({
    text: `${said}: drawn as private or protected, and public here.`,
    about: hidden.flatMap(({ about }) => about),
  });
};
