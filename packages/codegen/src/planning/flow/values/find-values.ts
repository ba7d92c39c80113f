import {
  type Assignment,
  type Condition,
  type Formula,
  readAssignment,
  readCondition,
} from '@diagloom/language/formulas';
import { actorsBefore, singular } from '@diagloom/language/morphology';
import { computesOut, endsPhrase, keepsThing, meansOtherOne, obtainedBy, readsIn } from '@diagloom/language/obtained';
import { createNameScope, type PassedValue } from '../../../program/index.ts';
import { readYesAndNo } from '../answers.ts';
import { type FlowGraph, type FlowNode, nodeOf, reachableFrom } from '../flow-graph.ts';
import { examplesOf } from './examples-of.ts';
import type { FlowValues } from './flow-values.ts';
import { isTakenBehind, isThereAt, type Uses } from './reach.ts';
import { type Drafted, typeVariables } from './type-variables.ts';

interface Wish {
  /** Nodes that stay what others do. */
  readonly asked: ReadonlySet<string>;
  /** Names that a variable must not have. */
  readonly taken: readonly string[];
  /** Whoever runs the flow can give it something. */
  readonly takesInputs: boolean;
}

/**
 * What a flow computes by itself and what its steps pass on, told by the same name in both. A variable is set by an assignment (`fee = minutes *
 * 0.05`) or brought by a step (`ask for a guess`). All or nothing: one that is read where no way has set it, or that somebody else changes, is none.
 */
export const findValues = (graph: FlowGraph, start: string, { asked, taken, takesInputs }: Wish): FlowValues => {
  const dropped = new Set<string>();
  for (;;) {
    const draft = draftValues(graph, start, { asked, takesInputs }, dropped);
    const wrong = draft.wrong();
    if (wrong.length > 0) {
      for (const key of wrong) dropped.add(key);
      continue;
    }
    const typed = typeVariables(draft, taken);
    if ('wrong' in typed) {
      for (const key of typed.wrong) dropped.add(key);
      continue;
    }
    const { computed, valueFor } = typed;
    const passed = (keys: ReadonlySet<string>): readonly PassedValue[] =>
      [...keys].flatMap((key) => valueFor(key) ?? []);
    const stepsWith = [...draft.takenBy].filter(([, keys]) => keys.size > 0);
    const inputs = passed(draft.inputs);
    const brought = new Map([...draft.broughtBy].flatMap(([id, key]) => pair(id, valueFor(key))));
    return {
      computed,
      inputs,
      brought,
      taken: new Map(stepsWith.map(([id, keys]) => [id, passed(keys)])),
      examples: examplesOf([...computed.values()], [...new Set([...inputs, ...brought.values()])]),
    };
  }
};

const pair = (id: string, value: PassedValue | undefined): readonly (readonly [string, PassedValue])[] =>
  value === undefined ? [] : [[id, value]];

const draftValues = (
  graph: FlowGraph,
  start: string,
  { asked, takesInputs }: Pick<Wish, 'asked' | 'takesInputs'>,
  dropped: ReadonlySet<string>,
): Drafted & { readonly wrong: () => readonly string[] } => {
  const nodes = [...graph.nodes.values()];
  const words = new Map<string, readonly string[]>();
  const keyOf = (name: readonly string[]): string => {
    const key = name.join('');
    if (!words.has(key)) words.set(key, name);
    return key;
  };
  const assignments = new Map<string, Assignment>();
  const conditions = new Map<string, Condition>();
  const brings = new Map<string, string>();
  for (const node of nodes) {
    if (node.kind === 'do') {
      const assignment = asked.has(node.id) ? undefined : readAssignment(node.label);
      if (assignment !== undefined) assignments.set(node.id, assignment);
      else {
        const object = obtainedBy(wordsOf(node));
        if (object !== undefined && !dropped.has(keyOf(object))) brings.set(node.id, keyOf(object));
      }
    }
    if (node.kind === 'ask' && node.decides === undefined && !asked.has(node.id)) {
      const condition = readYesAndNo(node.next) === undefined ? undefined : readCondition(node.label);
      if (condition !== undefined) conditions.set(node.id, condition);
    }
  }
  const setKeys = (): ReadonlySet<string> =>
    new Set(
      [...[...assignments.values()].map(({ name }) => keyOf(name)), ...brings.values()].filter(
        (key) => !dropped.has(key),
      ),
    );
  /** The variable of a name: of that name, or the only one that ends with it. */
  const known = (name: readonly string[]): string | undefined => {
    const keys = setKeys();
    const key = keyOf(name);
    if (keys.has(key) || inputs.has(key)) return key;
    const longer = [...keys].filter((each) => endsWith(words.get(each) ?? [], name));
    return longer.length === 1 && !dropped.has(key) ? longer[0] : undefined;
  };
  const inputs = new Set<string>();
  const namesIn = (formula: Formula): readonly (readonly string[])[] =>
    formula.kind === 'name'
      ? [formula.words]
      : formula.kind === 'arithmetic'
        ? [...namesIn(formula.left), ...namesIn(formula.right)]
        : [];
  const namesInCondition = (condition: Condition): readonly (readonly string[])[] =>
    condition.kind === 'comparison'
      ? [...namesIn(condition.left), ...namesIn(condition.right)]
      : [...namesInCondition(condition.left), ...namesInCondition(condition.right)];
  /** Whoever runs the flow gives what is never set, where it is computed with, or compared with what is. */
  const addInputs = (): void => {
    const add = (names: readonly (readonly string[])[]): void => {
      for (const name of names) if (known(name) === undefined && !dropped.has(keyOf(name))) inputs.add(keyOf(name));
    };
    for (const { value, name } of assignments.values())
      if (value.kind === 'arithmetic' && !dropped.has(keyOf(name))) add(namesIn(value));
    for (const condition of conditions.values())
      for (const each of comparisonsIn(condition)) {
        const names = [...namesIn(each.left), ...namesIn(each.right)];
        if (names.length > 1 && names.some((name) => known(name) !== undefined)) add(names);
      }
  };
  if (takesInputs) addInputs();
  const wrong = new Set<string>();
  // An assignment that says anything else leaves its variable to others.
  for (const [id, { name, value }] of assignments) {
    if (dropped.has(keyOf(name)) || namesIn(value).some((each) => known(each) === undefined)) {
      if (!dropped.has(keyOf(name))) wrong.add(keyOf(name));
      assignments.delete(id);
    }
  }
  for (const [id, condition] of conditions)
    if (namesInCondition(condition).some((name) => known(name) === undefined)) conditions.delete(id);
  const readBy = (id: string): ReadonlySet<string> => {
    const assignment = assignments.get(id);
    const condition = conditions.get(id);
    const names = assignment ? namesIn(assignment.value) : condition ? namesInCondition(condition) : [];
    return new Set(names.flatMap((name) => known(name) ?? []));
  };
  const setAt = (id: string): string | undefined => {
    const assignment = assignments.get(id);
    return assignment === undefined ? brings.get(id) : keyOf(assignment.name);
  };
  const takenBy = new Map<string, Set<string>>();
  const uses: Uses = { reads: (id) => takenBy.get(id) ?? readBy(id), sets: setAt, given: inputs };
  const isThere = isThereAt(graph, start, uses);
  const variables = new Set([...setKeys(), ...inputs]);
  const isOther = (node: FlowNode): boolean =>
    node.kind !== 'end' && node.kind !== 'pass' && !assignments.has(node.id) && !conditions.has(node.id);
  const others = nodes.filter(isOther);
  for (const node of others) {
    const label = wordsOf(node);
    const own = brings.get(node.id);
    const named = [...variables].flatMap((key) => {
      if (key === own || !isThere(node.id, key) || (inputs.has(key) && keepsThing(label))) return [];
      const thing = words.get(key) ?? [];
      const hasShorter = variables.has(thing.at(-1) ?? '');
      const at = placeOf(label, thing, { from: node.kind === 'ask' ? 0 : 1, hasShorter });
      return at < 0 ? [] : [{ key, at }];
    });
    const inOrder = named.toSorted((one, other) => one.at - other.at).map(({ key }) => key);
    takenBy.set(node.id, new Set(withoutShorter(inOrder, words)));
  }
  shareAlike(others, takenBy);
  giveOrphans(graph, others, { brings, takenBy, readBy, isThere, ...orphanWords });
  shareAlike(others, takenBy);
  const isTaken = isTakenBehind(graph, uses);
  const isNeeded = (key: string): boolean => nodes.some(({ id }) => uses.reads(id).has(key));
  for (const [id, key] of brings)
    if (!isNeeded(key) || !isTakenSomewhere(nodes, id, key, { brings, isTaken })) brings.delete(id);
  return {
    words,
    assignments,
    conditions,
    broughtBy: brings,
    takenBy,
    inputs: new Set([...inputs].filter(isNeeded)),
    known,
    wrong: () => {
      // What only counts itself is of no use to anybody.
      const isOfUse = (key: string): boolean =>
        nodes.some(({ id }) => uses.reads(id).has(key) && !(assignments.has(id) && setAt(id) === key));
      for (const [id, { name }] of assignments)
        if (!isTaken(id, keyOf(name)) || !isOfUse(keyOf(name))) wrong.add(keyOf(name));
      for (const id of [...assignments.keys(), ...conditions.keys()])
        for (const key of readBy(id)) if (!isThere(id, key)) wrong.add(key);
      return [...wrong].filter((key) => !dropped.has(key));
    },
  };
};

/** A step that is drawn twice gives back what either needs. */
const isTakenSomewhere = (
  nodes: readonly FlowNode[],
  id: string,
  key: string,
  {
    brings,
    isTaken,
  }: { readonly brings: ReadonlyMap<string, string>; readonly isTaken: (id: string, key: string) => boolean },
): boolean => {
  const node = nodes.find((each) => each.id === id);
  return nodes.some((other) => brings.get(other.id) === key && other.label === node?.label && isTaken(other.id, key));
};

const comparisonsIn = (condition: Condition): readonly Extract<Condition, { kind: 'comparison' }>[] =>
  condition.kind === 'comparison' ? [condition] : [...comparisonsIn(condition.left), ...comparisonsIn(condition.right)];

const wordsOf = ({ label }: FlowNode): readonly string[] => {
  const all = createNameScope([], Number.POSITIVE_INFINITY).call(label, [], '').words;
  return all.slice(actorsBefore(all));
};

const endsWith = (words: readonly string[], end: readonly string[]): boolean =>
  words.length > end.length && words.slice(-end.length).join(' ') === end.join(' ');

/** Where a label names a thing that is at hand: by all of its words, or by the last one where a phrase ends with it. */
const placeOf = (
  label: readonly string[],
  thing: readonly string[],
  { from, hasShorter }: { readonly from: number; readonly hasShorter: boolean },
): number =>
  label.findIndex((_, at) => {
    if (at < from || meansOtherOne(label[at - 1])) return false;
    if (thing.every((word, index) => isAlike(label[at + index] ?? '', word))) return true;
    const isAlone = at > 0 && (at === from || endsPhrase(label[at - 1])) && endsPhrase(label[at + 1]);
    return thing.length > 1 && !hasShorter && label[at] === thing.at(-1) && isAlone;
  });

const isAlike = (one: string, other: string): boolean => one === other || singular(one) === singular(other);

/** `high score` where `score` is another variable: whoever names the longer one does not mean the shorter one too. */
const withoutShorter = (keys: readonly string[], words: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  keys.filter((key) => !keys.some((other) => endsWith(words.get(other) ?? [], words.get(key) ?? [])));

/** Steps of the same words take the same. */
const shareAlike = (nodes: readonly FlowNode[], takenBy: Map<string, Set<string>>): void => {
  for (const node of nodes) {
    const alike = nodes.filter((other) => other.label === node.label && other.lane === node.lane);
    const shared = [...(takenBy.get(node.id) ?? [])].filter((key) =>
      alike.every((other) => takenBy.get(other.id)?.has(key) === true),
    );
    takenBy.set(node.id, new Set(shared));
  }
};

interface Orphans {
  readonly brings: ReadonlyMap<string, string>;
  readonly takenBy: ReadonlyMap<string, Set<string>>;
  readonly readBy: (id: string) => ReadonlySet<string>;
  readonly isThere: (id: string, key: string) => boolean;
  readonly isComputing: (node: FlowNode) => boolean;
  readonly isRead: (node: FlowNode) => boolean;
}

const orphanWords = {
  isComputing: (node: FlowNode): boolean => computesOut(wordsOf(node)),
  isRead: (node: FlowNode): boolean => readsIn(wordsOf(node)),
};

/** What nobody names: the next step that finds something out, without saying of what, does so of that; a question right behind is about it. */
const giveOrphans = (
  graph: FlowGraph,
  others: readonly FlowNode[],
  { brings, takenBy, readBy, isThere, isComputing, isRead }: Orphans,
): void => {
  const asksForOther = (node: FlowNode): boolean => wordsOf(node).some(meansOtherOne);
  const isNamed = (key: string): boolean =>
    [...graph.nodes.keys()].some((id) => readBy(id).has(key) || takenBy.get(id)?.has(key) === true);
  const orphans = new Set([...brings.values()].filter((key) => !isNamed(key)));
  for (const node of others) {
    if (!isComputing(node) || (takenBy.get(node.id)?.size ?? 0) > 0) continue;
    const isOfRounds = (key: string): boolean =>
      [...brings].some(([id, each]) => each === key && goesAround(graph, id) && !goesBack(graph, node.id, id));
    const given = [...orphans].filter(
      (key) => key !== brings.get(node.id) && isThere(node.id, key) && !isOfRounds(key),
    );
    for (const key of given) {
      takenBy.get(node.id)?.add(key);
      orphans.delete(key);
    }
  }
  for (const [id, key] of brings) {
    const [only] = nodeOf(graph, id).next;
    const behind = only === undefined ? undefined : nodeOf(graph, only.to);
    if (
      !orphans.has(key) ||
      !isRead(nodeOf(graph, id)) ||
      behind?.kind !== 'ask' ||
      !takenBy.has(behind.id) ||
      asksForOther(behind) ||
      !isThere(behind.id, key)
    )
      continue;
    takenBy.get(behind.id)?.add(key);
  }
};

const goesBack = (graph: FlowGraph, from: string, to: string): boolean =>
  nodeOf(graph, from).next.some((exit) => reachableFrom(graph, exit.to).includes(to));

const goesAround = (graph: FlowGraph, id: string): boolean => goesBack(graph, id, id);
