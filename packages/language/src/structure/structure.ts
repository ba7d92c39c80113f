import type { SourceSpan, SpecAttribute } from '@diagloom/diagram/model';
import { keyOfName } from './name.ts';

/** A class or entity as a text speaks of it. */
export interface Thing {
  readonly key: string;
  readonly label: string;
  readonly span: SourceSpan;
  readonly kind?: string;
  readonly members: readonly SpecAttribute[];
  /** True for what no text names, but what follows from it. */
  readonly isDerived?: boolean;
  /** The groups' labels that it stands in. */
  readonly group?: string;
}

/** How two things belong together; `from` and `to` are keys. */
export interface Relation {
  readonly from: string;
  readonly to: string;
  /** A kind of the vocabulary of classes; absent for a plain association. */
  readonly kind?: string;
  readonly label: string;
  readonly fromCardinality?: string;
  readonly toCardinality?: string;
  readonly span: SourceSpan;
}

/** A name where a text gives it. */
export interface Mention {
  readonly label: string;
  readonly span: SourceSpan;
  /** True where the spelling is the writer's own name for it, which a later plural does not change. */
  readonly isExact?: boolean;
}

/** A foreign key: the column of a thing that points at another, which `target` names: `users`, `users.id`, `public.users`. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly target: string;
  /** All columns of a key that several make up together, that one among them. */
  readonly together?: readonly string[];
}

/** Collects what a text says about things. The same name, in singular or plural, is the same thing. */
export interface Structure {
  readonly mention: (mention: Mention) => string;
  readonly find: (name: string) => Thing | undefined;
  readonly things: () => readonly Thing[];
  readonly relations: () => readonly Relation[];
  readonly setKind: (key: string, kind: string) => void;
  readonly setDerived: (key: string) => void;
  readonly addMember: (key: string, member: SpecAttribute, place?: 'first' | 'last') => void;
  readonly removeMember: (key: string, name: string) => void;
  readonly relate: (relation: Relation) => void;
  readonly unrelate: (relation: Relation) => void;
  /** Says more of a relation where it stands. */
  readonly amend: (relation: Relation, more: Partial<Relation>) => void;
  /** Makes everything said of one thing be said of another, known one. */
  readonly rename: (key: string, to: string) => void;
  /** Keeps that a column points at another table, by the table's name. */
  readonly refer: (reference: Reference) => void;
  readonly references: () => readonly Reference[];
  readonly remove: (key: string) => void;
  /** Says that this part of the text was read. */
  readonly use: (span: SourceSpan) => void;
  readonly used: () => readonly SourceSpan[];
}

export const createStructure = (): Structure => {
  const things = new Map<string, Thing>();
  const exact = new Set<string>();
  const used: SourceSpan[] = [];
  const references: Reference[] = [];
  let relations: readonly Relation[] = [];
  const change = (key: string, part: Partial<Thing>): void => {
    const known = things.get(key);
    if (known !== undefined) things.set(key, { ...known, ...part });
  };
  return {
    mention: ({ label, span, isExact }) => {
      const key = keyOfName(label);
      const known = things.get(key);
      if (known === undefined) things.set(key, { key, label, span, members: [] });
      else if (isExact === true && !exact.has(key)) change(key, { label });
      if (known !== undefined && opensEarlier(span, known.span)) change(key, { span });
      if (isExact === true) exact.add(key);
      used.push(span);
      return key;
    },
    find: (name) => things.get(keyOfName(name)),
    things: () => [...things.values()].sort((a, b) => a.span.start - b.span.start),
    relations: () => relations,
    setKind: (key, kind) => change(key, { kind }),
    setDerived: (key) => change(key, { isDerived: true }),
    addMember: (key, member, place = 'last') => {
      const known = things.get(key);
      if (known === undefined) return;
      const at = known.members.findIndex(({ name }) => sameMember(name, member.name));
      const before = known.members[at];
      const members =
        before === undefined
          ? place === 'first'
            ? [member, ...known.members]
            : [...known.members, member]
          : known.members.map((row, index) =>
              index === at ? { ...row, ...member, name: longer(before.name, member.name) } : row,
            );
      change(key, { members });
    },
    removeMember: (key, name) =>
      change(key, { members: things.get(key)?.members.filter((row) => row.name !== name) ?? [] }),
    relate: (relation) => {
      if (relation.from === relation.to && relation.kind !== undefined) return;
      relations = withRelation(relations, relation);
      used.push(relation.span);
    },
    unrelate: (relation) => {
      relations = relations.filter((known) => known !== relation);
    },
    amend: (relation, more) => {
      relations = relations.map((known) => (known === relation ? { ...known, ...more } : known));
    },
    rename: (key, to) => {
      things.delete(key);
      const renamed = relations.map((each) => ({
        ...each,
        from: each.from === key ? to : each.from,
        to: each.to === key ? to : each.to,
      }));
      relations = renamed.reduce(withRelation, []);
    },
    refer: (reference) => {
      references.push(reference);
    },
    references: () => references,
    remove: (key) => {
      things.delete(key);
      relations = relations.filter(({ from, to }) => from !== key && to !== key);
    },
    use: (span) => {
      used.push(span);
    },
    used: () => used,
  };
};

const opensEarlier = (a: SourceSpan, b: SourceSpan): boolean =>
  a.start < b.start || (a.start === b.start && a.end > b.end);

/** `borrow()` and `borrow(book)` are one operation; `unique (a, b)` and `unique (c, d)` are two rules of a table. */
const sameMember = (a: string, b: string): boolean =>
  (a === b || !/^(?:unique|check|index) \(/.test(a)) &&
  a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase() &&
  keyOfName(a.replace(/\(.*/, '')) === keyOfName(b.replace(/\(.*/, '')) &&
  a.includes('(') === b.includes('(');

const longer = (a: string, b: string): string => (b.length > a.length && b.startsWith(a.replace(/\)$/, '')) ? b : a);

/** Labels that say no more than that there is a relation. */
const weakLabels = new Set([
  '',
  'has',
  'have',
  'belongs to',
  'is in',
  'is for',
  'is on',
  'is at',
  'is linked to',
  'is associated with',
  'is related to',
  'contains',
]);

/** Said twice, perhaps from the other end, is one relation: the more telling label and every cardinality are kept. */
const withRelation = (relations: readonly Relation[], relation: Relation): readonly Relation[] => {
  const at = relations.findIndex((known) => isSame(known, relation));
  const known = relations[at];
  if (known === undefined) return [...relations, relation];
  const turned = known.from === relation.from ? relation : reversed(relation);
  const fromCardinality = known.fromCardinality ?? turned.fromCardinality;
  const toCardinality = known.toCardinality ?? turned.toCardinality;
  const isWeak = weakLabels.has(known.label) && known.from === relation.from && relation.label !== '';
  const kind = known.kind ?? relation.kind;
  const merged: Relation = {
    ...known,
    label: isWeak ? relation.label : known.label,
    ...(kind === undefined ? {} : { kind }),
    ...(fromCardinality === undefined ? {} : { fromCardinality }),
    ...(toCardinality === undefined ? {} : { toCardinality }),
  };
  return relations.map((candidate, index) => (index === at ? merged : candidate));
};

const isSame = (a: Relation, b: Relation): boolean => {
  const isForward = a.from === b.from && a.to === b.to;
  const isBackward = a.from === b.to && a.to === b.from;
  if (!isForward && !isBackward) return false;
  if (a.kind !== b.kind && a.kind !== undefined && b.kind !== undefined) return false;
  if (isBackward && (a.kind ?? b.kind) !== undefined) return false;
  if (isForward && weakLabels.has(a.label) && a.label === 'belongs to' && !weakLabels.has(b.label)) return false;
  return a.label === b.label || weakLabels.has(a.label) || weakLabels.has(b.label);
};

const reversed = ({ fromCardinality, toCardinality, ...relation }: Relation): Relation => ({
  ...relation,
  ...(toCardinality === undefined ? {} : { fromCardinality: toCardinality }),
  ...(fromCardinality === undefined ? {} : { toCardinality: fromCardinality }),
});
