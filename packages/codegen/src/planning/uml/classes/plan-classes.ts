import type { DiagramSpec, SpecAttribute, SpecNode } from '@diagloom/diagram/model';
import {
  type AssociationEnd,
  type Assumption,
  beyondWords,
  createNameScope,
  type EnumDecl,
  type FieldDecl,
  mustBePassed,
  type Name,
  type NameScope,
  oneLine,
  type RecordDecl,
  type RecordOperation,
  type TypeRef,
} from '../../../program/index.ts';
import { singular } from '../../../program/plural.ts';
import { clearly } from '../../cannot-plan.ts';
import type { Planner } from '../../planner.ts';
import { choicesEnum, drawnMembers, readChoices } from '../../records/choices.ts';
import { plainScalar } from '../../records/plain-scalar.ts';
import { firstValueOf, readFirstValue, typeOfFirst } from '../../records/read-first-value.ts';
import { guessType, nameWithUnit, readType, refusalOf } from '../../records/read-type.ts';
import { withScenarios } from '../../records/record-scenarios.ts';
import { withAttributesAsEnds } from './attributes-as-ends.ts';
import { withChangedFields } from './changed-fields.ts';
import { findEnds } from './find-ends.ts';
import { withGivenEnds } from './given-ends.ts';
import { withInheritedOperations } from './inherited-operations.ts';
import { keepMembersApart } from './keep-members-apart.ts';
import { withNotedRules } from './noted-rules.ts';
import { readOperation } from './read-operation.ts';
import { constantsOf, isConstant, withStaticsApart } from './statics.ts';
import { untoldDependencies } from './untold-dependencies.ts';
import { untoldRoles } from './untold-roles.ts';
import { visibilityOf, withVisibility } from './visibility.ts';
import { withStores } from './with-stores.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Class diagrams: classes with their fields, both ends of associations, inheritance, operations still to be written, stores. */
export const planClasses: Planner = ({ spec: drawn, program, typeNames }) => {
  const spec = withAttributesAsEnds(drawn);
  const nodes = spec.nodes.filter(({ kind }) => ['class', 'abstract', 'interface', 'enum'].includes(kind ?? 'class'));
  if (nodes.length === 0) throw clearly('There is no class in this diagram to write code for.');
  const assumptions: Assumption[] = [...program.assumptions];
  const names = new Map(nodes.map(({ id, label }) => [id, typeNames.take(withoutStereotype(label), [id], 'thing')]));
  const nameOf = (id: string): Name => names.get(id) ?? typeNames.take(id, [id], 'thing');
  const enums = new Map(
    nodes.filter(({ kind }) => kind === 'enum').map((node) => [node.id, toEnum(node, nameOf(node.id))]),
  );
  const byLabel = new Map(nodes.map(({ id, label }) => [withoutStereotype(label).toLowerCase(), id]));
  const choicesOf = (choices: readonly string[], words: readonly string[], about: string): EnumDecl => {
    const key = `${about} ${words.join(' ')}`;
    const name = `${nameOf(about).words.join(' ')} ${words.join(' ')}`;
    const known = enums.get(key) ?? choicesEnum(choices, typeNames.take(name, [about], 'choice'));
    enums.set(key, known);
    return known;
  };
  const typeOf = (text: string, words: readonly string[], about: string): TypeRef => {
    const read = readType(text);
    const choices = readChoices(text);
    if (choices !== undefined) return { kind: 'enum', enum: choicesOf(choices, words, about) };
    const id = read.word === '' ? undefined : byLabel.get(read.word.toLowerCase());
    const values = enums.get(id ?? '');
    if (values !== undefined) return { kind: 'enum', enum: values };
    if (id !== undefined) return { kind: 'record', record: nameOf(id) };
    if (read.scalar !== undefined)
      return {
        kind: 'scalar',
        scalar: plainScalar(read.scalar, { isServed: program.options.isServed, isList: read.isList }),
        ...(read.size === 'large' && { isLarge: true }),
        ...(read.zone !== undefined && program.options.isServed !== true && { zone: read.zone }),
      };
    if (read.word === '') return { kind: 'scalar', scalar: guessType(words) };
    assumptions.push({
      text: `The type “${oneLine(read.word)}” is not in the diagram, so text is used for it.`,
      about: [about],
    });
    return { kind: 'scalar', scalar: 'text' };
  };
  const byWords = new Map([...names].map(([id, { words }]) => [words.join(''), id]));
  const typeNamed = (words: readonly string[]): string | undefined => {
    const one = singular(words.join(' ')).split(' ').join('');
    const id = byWords.get(words.join('')) ?? byWords.get(one);
    const label = id === undefined ? undefined : [...byLabel].find(([, other]) => other === id)?.[0];
    return label === undefined || byWords.has(words.join('')) ? label : `${label}[]`;
  };
  const isDetailed = program.style !== 'minimal';
  const parents = findParents(spec, nodes, assumptions);
  const ends = findEnds(spec, nodes, { nameOf, enums, kinOf: kinOf(nodes, parents) });
  const records = nodes
    .filter(({ id }) => !enums.has(id))
    .map((node): Bare => {
      const name = nameOf(node.id);
      const members = createNameScope(ends.get(node.id)?.map((end) => end.name.words.join('')) ?? []);
      const rows = (node.attributes ?? []).map(withTypeBehind);
      const fields =
        node.kind === 'interface'
          ? []
          : rows
              .filter((row) => !isOperation(row) && !isConstant(row))
              .flatMap((row) => toField(row, node.id, members, typeOf, { isDetailed, assumptions }));
      const constants = constantsOf(
        rows
          .filter((row) => !isOperation(row) && isConstant(row))
          .flatMap((row) => toField(row, node.id, members, typeOf, { isDetailed: false, assumptions: [] })),
        assumptions,
      );
      const linked = spec.edges.flatMap(({ from, to, id }): readonly FieldDecl[] => {
        const values = from === node.id ? enums.get(to) : undefined;
        if (values === undefined || fields.some(({ type }) => type.kind === 'enum' && type.enum === values)) return [];
        const field = members.take(values.name.label, [id], 'kind');
        return [
          {
            name: field,
            type: { kind: 'enum', enum: values },
            isOptional: false,
            isList: false,
            summary: values.summary,
          },
        ];
      });
      const all = rows
        .filter(isOperation)
        .map((row) => ({ ...readOperation(row, node.id, members, { typeOf, typeNamed }), ...visibilityOf(row) }));
      const statics = node.kind === 'interface' ? [] : all.filter((operation) => operation.isStatic === true);
      const operations = all.filter((operation) => {
        if (statics.includes(operation)) return false;
        const end = ends.get(node.id)?.find((each) => isDoneBy(operation, each));
        if (end === undefined) return true;
        assumptions.push({
          text: `“${operation.name.label}” is what the methods of the list “${end.name.words.join(' ')}” do already: it is not written again.`,
          about: operation.name.from,
        });
        return false;
      });
      const kind = node.kind === 'abstract' || node.kind === 'interface' ? node.kind : 'class';
      return {
        name,
        summary: beyondWords(name) === '' ? '' : `Drawn as “${oneLine(node.label)}”.`,
        kind,
        ...(parents.extends.has(node.id) && { extends: nameOf(parents.extends.get(node.id) ?? '') }),
        implements: (parents.implements.get(node.id) ?? []).map(nameOf),
        fields: node.kind === 'interface' ? [] : [...fields, ...linked],
        ends: node.kind === 'interface' ? [] : (ends.get(node.id) ?? []),
        operations,
        ...(constants.length > 0 && node.kind !== 'interface' && { constants }),
        ...(statics.length > 0 && { statics }),
      };
    });
  assumptions.push(...untoldDependencies(spec, records, nameOf), ...untoldRoles(spec, nameOf));
  const apart = keepMembersApart(withNotedRules(spec, withChangedFields(records), assumptions), assumptions);
  const ordered = withGivenEnds(parentsFirst(withStaticsApart(withInheritedOperations(apart, assumptions))));
  const kept = isDetailed || program.options.isServed === true ? withStores(ordered, typeNames) : ordered;
  const isKept = program.options.keepsVisibility === true && program.options.isServed !== true;
  const reached = withVisibility(kept, { isKept, assumptions });
  return { ...program, enums: [...enums.values()], records: withScenarios(reached), assumptions };
};

/** True for an operation that only puts something into a list or takes it out, and is called like the method of the association that does. */
const isDoneBy = ({ name, parameters, result }: RecordOperation, end: AssociationEnd): boolean => {
  const { target, isList } = end;
  const [given, ...more] = parameters;
  const [verb = '', ...what] = name.words;
  return (
    isList &&
    result === undefined &&
    more.length === 0 &&
    given?.type.kind === 'record' &&
    given.type.record === target &&
    ['add', 'remove'].includes(verb) &&
    what.join('') === singular(end.name.words.join(' ')).split(' ').join('')
  );
};

const withoutStereotype = (label: string): string => oneLine(label.replace(/[«<]{1,2}[^»>]*[»>]{1,2}/g, ' '));

/** The type of a row whose name holds it, as in `isOpen(): boolean`, `name: String` or `int limit = 5`. */
const withTypeBehind = (row: SpecAttribute): SpecAttribute => {
  const [, before = '', called = '', first = ''] = /^(\w+)\s+(\w+)\s*=\s*(\S.*)$/.exec(row.name) ?? [];
  if (row.type === undefined && called !== '' && readType(before).scalar !== undefined)
    return { ...row, name: called, type: `${before} = ${first}` };
  const [, name, type] = /^(.*\)|[^:()=]+?)\s*:\s*([^:]+)$/.exec(row.name) ?? [];
  return row.type !== undefined || name === undefined || type === undefined ? row : { ...row, name, type };
};

const isOperation = ({ name }: SpecAttribute): boolean => /\(.*\)\s*$/.test(name);

const toEnum = ({ attributes = [], label, id }: SpecNode, name: Name): EnumDecl => {
  const members = drawnMembers(
    attributes.map((row) => row.name.split(/[=(]/)[0] ?? row.name),
    [id],
  );
  return {
    name,
    summary: `The values of “${oneLine(label)}”.`,
    members: members.length === 0 ? [createNameScope().take('unknown', [id], 'value')] : members,
  };
};

const toField = (
  row: SpecAttribute,
  owner: string,
  members: NameScope,
  typeOf: (text: string, words: readonly string[], about: string) => TypeRef,
  { isDetailed, assumptions }: { readonly isDetailed: boolean; readonly assumptions: Assumption[] },
): readonly FieldDecl[] => {
  const name = members.take(nameWithUnit(row.name.split(/[=:]/)[0] ?? row.name, row.type ?? ''), [owner], 'field');
  const read = readType(row.type ?? '');
  const first = firstValueOf(row);
  const type = typeOf(row.type ?? typeOfFirst(first) ?? '', name.words, owner);
  const isRecord = type.kind === 'record';
  const refuses = isDetailed && type.kind === 'scalar' && !read.isList ? refusalOf(name.words, type.scalar) : undefined;
  const isOptional = read.isOptional || isRecord || (row.marks ?? []).includes('nullable');
  const field: FieldDecl = {
    name,
    type,
    isOptional: isOptional && !read.isList,
    isList: read.isList,
    ...(refuses !== undefined && !isOptional && { refuses }),
    ...(isDetailed && isText(type) && !read.isList && read.length !== undefined && { longest: read.length }),
    ...markOf(row),
    ...visibilityOf(row),
    ...(row.type !== undefined && { drawnType: row.type }),
    summary: oneLine(row.name),
  };
  const initial = readFirstValue(first, field);
  if (first !== '' && initial === undefined) assumptions.push(mustBePassed(name.label, first, [owner]));
  return [{ ...field, ...(initial !== undefined && { initial }) }];
};

const isText = (type: TypeRef): boolean => type.kind === 'scalar' && type.scalar === 'text';

/** Marks of tables, and `{id}` and `{unique}` of UML. */
const markOf = ({ marks = [], type = '' }: SpecAttribute): Pick<FieldDecl, 'mark'> => {
  if (marks.includes('pk') || /\{[^{}]*\bid\b[^{}]*\}/i.test(type)) return { mark: 'key' };
  return marks.includes('unique') || /\{[^{}]*\bunique\b[^{}]*\}/i.test(type) ? { mark: 'unique' } : {};
};

/** Who extends whom and implements what. A class has one parent; further ones, and circles, are told and left out. */
const findParents = (spec: DiagramSpec, nodes: readonly SpecNode[], assumptions: Assumption[]) => {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind ?? 'class']));
  const above = new Map<string, string>();
  const promised = new Map<string, string[]>();
  const isAbove = (id: string, start: string): boolean => {
    const seen = new Set<string>();
    for (let each: string | undefined = start; each !== undefined && !seen.has(each); each = above.get(each)) {
      if (each === id) return true;
      seen.add(each);
    }
    return false;
  };
  for (const { from, to, kind, id } of spec.edges) {
    if (kind !== 'inherits' && kind !== 'realises') continue;
    const [child, parent] = [kinds.get(from), kinds.get(to)];
    if (child === undefined || parent === undefined || child === 'enum' || parent === 'enum' || from === to) continue;
    if (parent === 'interface' && child !== 'interface') {
      const known = promised.get(from) ?? [];
      if (!known.includes(to)) promised.set(from, [...known, to]);
    } else if (child !== 'interface' && parent !== 'interface' && !above.has(from) && !isAbove(from, to)) {
      above.set(from, to);
    } else {
      assumptions.push({
        text: 'A class extends at most one other class: second parents, cycles and parents of interfaces are left out.',
        about: [id],
      });
    }
  }
  return { extends: above, implements: promised } as const;
};

/** A class with all that are above it and below it, and their interfaces: what their members are called must differ. */
const kinOf = (
  nodes: readonly SpecNode[],
  parents: ReturnType<typeof findParents>,
): ((id: string) => readonly string[]) => {
  const lineOf = (id: string): readonly string[] => {
    const parent = parents.extends.get(id);
    return [id, ...(parents.implements.get(id) ?? []), ...(parent === undefined ? [] : lineOf(parent))];
  };
  const lines = nodes.map(({ id }) => lineOf(id));
  return (id) => [id, ...lines.filter((line) => line.includes(id)).flat()];
};

const parentsFirst = (records: readonly Bare[]): readonly Bare[] => {
  const ordered: Bare[] = [];
  const add = (record: Bare): void => {
    if (ordered.includes(record)) return;
    for (const name of [...record.implements, ...(record.extends === undefined ? [] : [record.extends])]) {
      const parent = records.find((each) => each.name === name);
      if (parent !== undefined) add(parent);
    }
    ordered.push(record);
  };
  for (const record of records) add(record);
  return ordered;
};
