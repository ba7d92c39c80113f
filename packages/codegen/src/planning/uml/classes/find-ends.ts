import { type DiagramSpec, isOneWay, type SpecEdge, type SpecNode } from '@diagloom/diagram/model';
import { isThirdForm, readVerb } from '@diagloom/language/morphology';
import {
  type AssociationEnd,
  createNameScope,
  type EnumDecl,
  type Name,
  type NameScope,
  oneLine,
} from '../../../program/index.ts';
import { plural } from '../../../program/plural.ts';
import { drawnBound, readCardinality } from '../../records/cardinality.ts';
import { readEndLabel } from '../../records/end-label.ts';
import { associations } from './attributes-as-ends.ts';
import { endName } from './end-name.ts';
import { roleName } from './role-name.ts';

/** The fields that associations give to the classes at their ends, by the id of the class. Interfaces hold none. */
export const findEnds = (
  spec: DiagramSpec,
  nodes: readonly SpecNode[],
  {
    nameOf,
    enums,
    kinOf,
  }: {
    readonly nameOf: (id: string) => Name;
    readonly enums: ReadonlyMap<string, EnumDecl>;
    /** A class and all whose members must be called differently. */
    readonly kinOf: (id: string) => readonly string[];
  },
): ReadonlyMap<string, readonly AssociationEnd[]> => {
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind ?? 'class']));
  const ends = new Map<string, AssociationEnd[]>();
  /** Names as they are now: an end that is added to a relative is taken for the next one. */
  const scopeOf = (id: string, taken: readonly Name[] = []): NameScope => {
    const kin = new Set(kinOf(id));
    const rows = nodes.filter((node) => kin.has(node.id)).flatMap(({ attributes = [] }) => attributes);
    const fields = rows.map(({ name }) =>
      createNameScope()
        .take(name.split(/[=:(]/)[0] ?? name, [], 'field')
        .words.join(''),
    );
    const linked = [...kin].flatMap((each) => ends.get(each) ?? []).map(({ name }) => name);
    return createNameScope([...fields, ...[...linked, ...taken].map(({ words }) => words.join(''))]);
  };
  const add = (id: string, end: AssociationEnd): void => void ends.set(id, [...(ends.get(id) ?? []), end]);
  const lines = spec.edges.filter(({ kind }) => associations.has(kind ?? 'association'));
  for (const edge of lines) {
    if (enums.has(edge.from) || enums.has(edge.to)) continue;
    const [source, target] = [kinds.get(edge.from), kinds.get(edge.to)];
    if (source === undefined || target === undefined || source === 'interface') continue;
    const isOneOfSeveral = lines.some((other) => other !== edge && joinsSame(edge, other));
    const isMany = readCardinality(edge.toCardinality).isMany;
    const there = endName(scopeOf(edge.from), nameOf(edge.to), isMany, { edge, isOneOfSeveral, direction: 'there' });
    const toTarget = {
      target: nameOf(edge.to),
      isList: isMany,
      ...required(edge.toCardinality),
      ...(edge.kind === 'composes' && { owns: true as const }),
    };
    const said = oneLine(edge.label);
    const { words } = nameOf(edge.to);
    const called = (toTarget.isList ? plural(words) : words).join(' ');
    const isRole = there.words.join(' ') === roleName(said, isMany)?.join(' ');
    const roles = [readEndLabel(edge.toCardinality).role, readEndLabel(edge.fromCardinality).role] as const;
    const role = isRole || roles[0] !== undefined ? roleSaid(called, isMany, there) : undefined;
    const summary =
      role ?? (said === '' ? `The ${called} it is linked to.` : (thirdSaid(said, called) ?? `As in “${said}”.`));
    if (target === 'interface') {
      add(edge.from, { name: there, ...toTarget, startsHere: true, summary });
      continue;
    }
    const isBackMany = readCardinality(edge.fromCardinality).isMany;
    if (isOneWay(edge.properties)) {
      const isOne = required(edge.fromCardinality).isRequired === true;
      const known = edge.fromCardinality === undefined ? {} : { inverseIsList: isBackMany };
      add(edge.from, {
        name: there,
        ...toTarget,
        ...known,
        ...(isOne && { inverseIsOne: true as const }),
        startsHere: true,
        summary,
      });
      continue;
    }
    const back = endName(scopeOf(edge.to, [there]), nameOf(edge.from), isBackMany, {
      edge,
      isOneOfSeveral,
      direction: 'back',
    });
    add(edge.from, {
      name: there,
      ...toTarget,
      inverse: back,
      inverseIsList: isBackMany,
      startsHere: true,
      summary,
    });
    add(edge.to, {
      name: back,
      target: nameOf(edge.from),
      isList: isBackMany,
      ...required(edge.fromCardinality),
      inverse: there,
      inverseIsList: toTarget.isList,
      summary:
        roles[1] !== undefined
          ? roleSaid(
              (isBackMany ? plural(nameOf(edge.from).words) : nameOf(edge.from).words).join(' '),
              isBackMany,
              back,
            )
          : said === '' || isRole
            ? ''
            : (backSaid(said, nameOf(edge.from).words, isBackMany) ?? `The other end of “${said}”.`),
    });
  }
  return ends;
};

/** `The engineer that is its lead.` */
const roleSaid = (called: string, isMany: boolean, { words }: Name): string =>
  called === words.join(' ') ? '' : `The ${called} that ${isMany ? 'are' : 'is'} its ${words.join(' ')}.`;

/** `The galleries that it manages.` of `manages`; undefined of what is no verb. */
const thirdSaid = (said: string, called: string): string | undefined =>
  isThirdForm(firstOf(said)) ? `The ${called} that it ${said.toLowerCase()}.` : undefined;

/** `The curator that manages it.` of `manages`, and of several `that manage it`. */
const backSaid = (said: string, words: readonly string[], isMany: boolean): string | undefined => {
  const verb = readVerb(firstOf(said));
  if (verb?.forms.has('third') !== true) return undefined;
  const does = isMany ? said.toLowerCase().replace(/^\S+/, verb.base) : said.toLowerCase();
  return `The ${(isMany ? plural(words) : words).join(' ')} that ${does} it.`;
};

const firstOf = (said: string): string => said.toLowerCase().split(/\s+/)[0] ?? '';

const joinsSame = (one: SpecEdge, other: SpecEdge): boolean =>
  (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);

/** Where nothing is written nobody knows. */
const required = (
  cardinality: string | undefined,
): Pick<AssociationEnd, 'isRequired' | 'isNonEmpty' | 'drawnCount'> => {
  const drawnCount = drawnBound(cardinality);
  return { ...least(cardinality), ...(drawnCount !== undefined && { drawnCount }) };
};

const least = (cardinality: string | undefined): Pick<AssociationEnd, 'isRequired' | 'isNonEmpty'> => {
  const { isMany, isOptional } = readCardinality(cardinality);
  const { count } = readEndLabel(cardinality);
  if (count === undefined || isOptional) return {};
  if (isMany) return /^[1-9]/.test(count) ? { isNonEmpty: true } : {};
  return { isRequired: true };
};
