import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import type { Multiplicity, OneOf, Phrase, SpecChecks } from './check.ts';
import { alternatives, bestMatches, saysPhrase } from './match-label.ts';

/** Answers why the spec does not pass; undefined where it does. */
type Judge<Value> = (spec: DiagramSpec, value: Value) => string | undefined;

/** One judge per key of a check. */
const specJudges: { readonly [Key in keyof SpecChecks]: Judge<SpecChecks[Key]> } = {
  node: (spec, phrase) => missing(spec, phrase),
  group: (spec, phrase) => unless(groupsNamed(spec, phrase).size > 0, `no group says ${show(phrase)}`),
  edge: (spec, [from, to, label]) =>
    missing(spec, from, to) ??
    unless(
      edgesBetween(spec, from, to).some((edge) => label === undefined || saysPhrase(edge.label, label)),
      `no edge ${show(from)} -> ${show(to)}${label === undefined ? '' : ` labelled ${show(label)}`}`,
    ),
  noEdge: (spec, [from, to]) =>
    unless(edgesBetween(spec, from, to).length === 0, `there is an edge ${show(from)} -> ${show(to)}`),
  path: (spec, [from, to]) =>
    missing(spec, from, to) ?? unless(isReachable(spec, from, to), `${show(to)} cannot be reached from ${show(from)}`),
  linked: (spec, [first, second]) =>
    missing(spec, first, second) ??
    unless(linksOf(spec, first, second).length > 0, `nothing joins ${show(first)} and ${show(second)}`),
  under: (spec, [child, parent]) =>
    unless(
      edgesBetween(spec, parent, child).length > 0 || isInGroup(spec, child, parent),
      `${show(child)} is not directly under ${show(parent)}`,
    ),
  decision: (spec, [phrase, exits]) => {
    const most = Math.max(
      0,
      ...nodesNamed(spec, phrase).map(({ id }) => spec.edges.filter(({ from }) => from === id).length),
    );
    return missing(spec, phrase) ?? unless(most >= exits, `${show(phrase)} has ${most} exits of ${exits}`);
  },
  kind: (spec, [phrase, kinds]) => {
    const found = [...nodesNamed(spec, phrase), ...bestMatches(spec.groups, labelOf, phrase)].map(
      ({ kind }) => kind ?? '',
    );
    return unless(
      found.some((kind) => hasPart(kind, kinds)),
      `${show(phrase)} is ${found.length === 0 ? 'missing' : `of kind "${found.join('", "')}"`}, not ${show(kinds)}`,
    );
  },
  relation: (spec, [from, to, words]) =>
    unless(
      edgesBetween(spec, from, to).some(({ kind = '', label }) =>
        [kind, label, ...(otherNames[kind] ?? [])].some((name) => hasPart(name, words)),
      ),
      `no ${show(words)} from ${show(from)} to ${show(to)}`,
    ),
  lane: (spec, [phrase, lane]) => unless(isInGroup(spec, phrase, lane), `${show(phrase)} is not in ${show(lane)}`),
  inside: (spec, [phrase, container]) =>
    unless(
      isInGroupAtAnyDepth(spec, phrase, container) || hasRow(spec, container, phrase),
      `${show(phrase)} is not inside ${show(container)}`,
    ),
  attribute: (spec, [owner, row]) =>
    unless(
      hasRow(spec, owner, row) || linksOf(spec, owner, row).length > 0,
      `${show(owner)} has no attribute ${show(row)}`,
    ),
  noAttribute: (spec, [owner, row]) => unless(!hasRow(spec, owner, row), `${show(owner)} has ${show(row)}`),
  cardinality: (spec, [first, second, atFirst, atSecond]) =>
    unless(
      linksOf(spec, first, second).some((edge) => {
        const isForward = idsNamed(spec, first).has(edge.from);
        const ends = isForward
          ? ([edge.fromCardinality, edge.toCardinality] as const)
          : ([edge.toCardinality, edge.fromCardinality] as const);
        return isMultiplicity(ends[0], atFirst) && isMultiplicity(ends[1], atSecond);
      }),
      `no ${atFirst} ${show(first)} to ${atSecond} ${show(second)}`,
    ),
  count: (spec, [phrase, wanted]) => {
    const found = spec.nodes.filter(({ label }) => saysPhrase(label, phrase));
    const saysHowMany = found.length === 1 && found.some(({ label }) => saysPhrase(label, String(wanted)));
    return unless(found.length === wanted || saysHowMany, `${found.length} nodes say ${show(phrase)}, not ${wanted}`);
  },
  message: (spec, [from, to, label]) => specJudges.edge(spec, [from, to, label]),
  reply: (spec, [from, to]) =>
    unless(
      edgesBetween(spec, from, to).some(({ kind }) => hasPart(kind ?? '', ['reply', 'return', 'response'])),
      `no reply from ${show(from)} to ${show(to)}`,
    ),
  frame: (spec, kinds) =>
    unless(
      spec.groups.some(({ kind }) => hasPart(kind ?? '', kinds)),
      `no frame ${show(kinds)}`,
    ),
  order: (spec, [first, second]) => {
    const earlier = spec.edges.findIndex(({ label }) => saysPhrase(label, first));
    const later = spec.edges.findLastIndex(({ label }) => saysPhrase(label, second));
    return unless(earlier >= 0 && earlier < later, `${show(first)} does not come before ${show(second)}`);
  },
  note: (spec, phrase) =>
    unless(
      spec.notes.some(({ text }) => saysPhrase(text, phrase)),
      `no note says ${show(phrase)}`,
    ),
  nodes: ({ nodes }, { min, max }) =>
    unless(nodes.length >= min && nodes.length <= max, `${nodes.length} nodes, not ${min} to ${max}`),
  absent: ({ nodes }, phrases) => {
    const found = nodes.find(({ label }) => saysPhrase(label, phrases));
    return found === undefined ? undefined : `"${found.label}" should not be a node`;
  },
};

const isSpecCheck = (key: string): key is keyof SpecChecks => Object.hasOwn(specJudges, key);

/** Judges a spec by one check; a key that is no check fails as well, so that a misspelt case is seen. */
export const judgeSpec = (spec: DiagramSpec, check: OneOf<SpecChecks>): string | undefined => {
  const [key, ...others] = Object.keys(check);
  if (key === undefined || others.length > 0 || !isSpecCheck(key)) return `unknown check ${JSON.stringify(check)}`;
  return judgeKey(spec, key, check);
};

const judgeKey = <Key extends keyof SpecChecks>(
  spec: DiagramSpec,
  key: Key,
  check: Partial<SpecChecks>,
): string | undefined => {
  const value = check[key];
  return value === undefined ? undefined : specJudges[key](spec, value);
};

/**
 * The nodes that a phrase means: those that say just this, else those that say this among other things. A node that is called
 * something else may still show it, such as the person who holds a position.
 */
export const nodesNamed = (spec: DiagramSpec, phrase: Phrase): SpecNode[] => {
  const named = bestMatches(spec.nodes, labelOf, phrase);
  return named.length > 0
    ? named
    : spec.nodes.filter(({ properties = {} }) => Object.values(properties).some((text) => saysPhrase(text, phrase)));
};

export const show = (phrase: Phrase): string =>
  alternatives(phrase)
    .map((one) => `"${one}"`)
    .join(' or ');

const unless = (passes: boolean, failure: string): string | undefined => (passes ? undefined : failure);

const labelOf = ({ label }: { readonly label: string }): string => label;

const missing = (spec: DiagramSpec, ...phrases: readonly Phrase[]): string | undefined => {
  const absent = phrases.find((phrase) => idsNamed(spec, phrase).size === 0);
  return absent === undefined ? undefined : `no node says ${show(absent)}`;
};

/** An edge may end at a group too, such as a screen or a site. */
const idsNamed = (spec: DiagramSpec, phrase: Phrase): ReadonlySet<string> =>
  new Set([...nodesNamed(spec, phrase).map(({ id }) => id), ...groupsNamed(spec, phrase)]);

const groupsNamed = (spec: DiagramSpec, phrase: Phrase): ReadonlySet<string> =>
  new Set(bestMatches(spec.groups, labelOf, phrase).map(({ id }) => id));

const edgesBetween = (spec: DiagramSpec, from: Phrase, to: Phrase): SpecEdge[] => {
  const sources = idsNamed(spec, from);
  const targets = idsNamed(spec, to);
  return spec.edges.filter((edge) => sources.has(edge.from) && targets.has(edge.to));
};

const linksOf = (spec: DiagramSpec, first: Phrase, second: Phrase): SpecEdge[] => [
  ...edgesBetween(spec, first, second),
  ...edgesBetween(spec, second, first),
];

const isReachable = (spec: DiagramSpec, from: Phrase, to: Phrase): boolean => {
  const targets = idsNamed(spec, to);
  const seen = new Set<string>();
  const open = [...idsNamed(spec, from)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const edge of spec.edges) {
      if (edge.from !== id || seen.has(edge.to)) continue;
      if (targets.has(edge.to)) return true;
      seen.add(edge.to);
      open.push(edge.to);
    }
  }
  return false;
};

const isInGroup = (spec: DiagramSpec, phrase: Phrase, group: Phrase): boolean => {
  const ids = groupsNamed(spec, group);
  return nodesNamed(spec, phrase).some(({ groups = [] }) => groups.some((id) => ids.has(id)));
};

const isInGroupAtAnyDepth = (spec: DiagramSpec, phrase: Phrase, container: Phrase): boolean => {
  const wanted = groupsNamed(spec, container);
  const parents = new Map(spec.groups.map(({ id, parent }) => [id, parent]));
  const isWithin = (id: string | undefined): boolean =>
    id !== undefined && (wanted.has(id) || isWithin(parents.get(id)));
  const inner = bestMatches(spec.groups, labelOf, phrase);
  return (
    nodesNamed(spec, phrase).some(({ groups = [] }) => groups.some(isWithin)) ||
    inner.some(({ parent }) => isWithin(parent))
  );
};

const hasRow = (spec: DiagramSpec, owner: Phrase, row: Phrase): boolean =>
  nodesNamed(spec, owner).some(({ attributes = [] }) => attributes.some(({ name }) => saysPhrase(name, row)));

/** What a kind of line between classes is called beside its name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  realises: ['realisation', 'realization', 'implements'],
  inherits: ['generalisation', 'generalization', 'extends'],
  composes: ['composition'],
  aggregates: ['aggregation'],
  depends: ['dependency'],
};

const hasPart = (text: string, words: Phrase): boolean =>
  alternatives(words).some((word) => text.toLowerCase().includes(word.toLowerCase()));

const isMultiplicity = (text = '', wanted: Multiplicity): boolean => {
  if (wanted === 'any') return true;
  const most = text.toLowerCase().split('..').at(-1)?.trim() ?? '';
  return wanted === '1' ? most === '1' || most === 'one' : /^(?:[*nm]|many|[2-9]|\d\d+)$/.test(most);
};
