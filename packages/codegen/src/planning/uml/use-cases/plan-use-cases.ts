import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import {
  type Block,
  createNameScope,
  type Name,
  type OperationDecl,
  oneLine,
  type PortDecl,
  type ServiceDecl,
  type Statement,
  type Step,
} from '../../../program/index.ts';
import { clearly } from '../../cannot-plan.ts';
import { findRuns } from '../../messages/find-runs.ts';
import type { Planner } from '../../planner.ts';

/** Use cases: one interface with a method per case, and a class per actor with an operation per case of theirs; what a case includes comes first. */
export const planUseCases: Planner = ({ spec, program, typeNames }) => {
  const cases = spec.nodes.filter(({ kind }) => kind === 'use-case');
  if (cases.length === 0) throw clearly('There is no use case in this diagram to write code for.');
  const system = oneLine(spec.groups[0]?.label ?? '') || program.name.label;
  const methods: Step[] = [];
  const port: PortDecl = {
    name: typeNames.take(system, [], 'system', 'cases'),
    handle: createNameScope().take('cases', [], 'cases'),
    summary: `The operations that “${system}” offers its users; for you to implement.`,
    methods,
  };
  const scope = createNameScope();
  const steps = new Map<string, Step>();
  for (const { id, label } of cases) {
    const step: Step = { name: scope.take(label, [id], 'case'), port };
    steps.set(id, step);
    methods.push(step);
  }
  const questions = new Map<string, Step>();
  for (const { id, from, to, kind } of spec.edges) {
    const [extension, extended] = [steps.get(from), steps.get(to)];
    if (kind !== 'extends' || extension === undefined || extended === undefined) continue;
    const question: Step = {
      name: scope.take(`should ${extension.name.label}`, [id], 'should'),
      port,
      answer: 'boolean',
    };
    questions.set(id, question);
    methods.push(question);
  }
  const bodyOf = (id: string, above: readonly string[] = []): Block => {
    const step = steps.get(id);
    if (step === undefined || above.includes(id)) return [];
    const path = [...above, id];
    const included = spec.edges.filter(({ from, kind }) => from === id && kind === 'includes');
    const extensions = spec.edges.filter(({ to, kind }) => to === id && kind === 'extends');
    return [
      ...included.flatMap(({ to }) => bodyOf(to, path)),
      { kind: 'do', step },
      ...extensions.flatMap((edge): readonly Statement[] => {
        const question = questions.get(edge.id);
        const body = bodyOf(edge.from, path);
        return question === undefined || body.length === 0
          ? []
          : [{ kind: 'if', step: question, is: true, body, otherwise: [] }];
      }),
    ];
  };
  const actors = spec.nodes.filter(({ kind, id }) => kind === 'actor' && casesOf(spec, id).length > 0);
  const typeNameOf = new Map(
    actors.map(({ id, label }) => [id, typeNames.take(oneLine(label) || id, [id], 'actor')] as const),
  );
  const parents = parentsOf(spec, actors);
  const services = parentsFirst(actors, parents).map((actor): ServiceDecl => {
    const label = oneLine(actor.label) || actor.id;
    const parent = parents.get(actor.id);
    const above = parent === undefined ? [] : casesOf(spec, parent);
    const all = casesOf(spec, actor.id);
    const operationsOf = (useCases: readonly SpecNode[]): readonly OperationDecl[] =>
      useCases.map((useCase) =>
        toOperation(useCase, label, { body: bodyOf(useCase.id), summary: summaryOf(spec, useCase.id) }, steps),
      );
    const extended = typeNameOf.get(parent ?? '');
    return {
      name: typeNameOf.get(actor.id) as Name,
      summary: `The use cases of “${label}”.`,
      ports: [port],
      operations: operationsOf(all.filter((useCase) => !above.includes(useCase))),
      ...(extended !== undefined && { extends: extended, inherited: operationsOf(above) }),
      ...([...parents.values()].includes(actor.id) && { isExtended: true as const }),
    };
  });
  if (services.length === 0)
    throw clearly('No actor is connected with a use case. Draw a line from an actor to what they do.');
  const called = new Set(
    services.flatMap(({ operations }) =>
      operations.flatMap(({ scenarios }) => scenarios.flatMap(({ calls }) => calls)),
    ),
  );
  const idle = methods.filter((step) => step.answer === undefined && !called.has(step));
  for (const step of [...methods]) if (!called.has(step)) methods.splice(methods.indexOf(step), 1);
  const assumptions = idle.map(({ name }) => ({
    text: `No actor leads to “${name.label}”, so it is not in the code.`,
    about: name.from,
  }));
  return { ...program, ports: [port], services, assumptions: [...program.assumptions, ...assumptions] };
};

/** Who is a kind of whom, by their ids; a second parent only lends its cases, and circles are left open. */
const parentsOf = (spec: DiagramSpec, actors: readonly SpecNode[]): ReadonlyMap<string, string> => {
  const ids = new Set(actors.map(({ id }) => id));
  const parents = new Map<string, string>();
  const isAbove = (id: string, start: string): boolean => {
    const next = parents.get(start);
    return start === id || (next !== undefined && isAbove(id, next));
  };
  for (const { from, to, kind } of spec.edges) {
    if (kind !== 'inherits' || !ids.has(from) || !ids.has(to) || parents.has(from) || isAbove(from, to)) continue;
    parents.set(from, to);
  }
  return parents;
};

const parentsFirst = (actors: readonly SpecNode[], parents: ReadonlyMap<string, string>): readonly SpecNode[] => {
  const depth = (id: string): number => {
    const parent = parents.get(id);
    return parent === undefined ? 0 : depth(parent) + 1;
  };
  return [...actors].sort((one, other) => depth(one.id) - depth(other.id));
};

/** The cases of an actor, its own first, then those of the actors that it is a kind of. */
const casesOf = (spec: DiagramSpec, actor: string, above: readonly string[] = []): readonly SpecNode[] => {
  if (above.includes(actor)) return [];
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  const found = spec.edges.flatMap(({ from, to, kind }): readonly SpecNode[] => {
    if (from === actor && kind === 'inherits') return casesOf(spec, to, [...above, actor]);
    const other = nodes.get(from === actor ? to : to === actor ? from : '');
    return other?.kind === 'use-case' ? [other] : [];
  });
  return found.filter((node, index) => found.indexOf(node) === index);
};

/** What comes before a case and what may follow it; empty where neither is drawn. */
const summaryOf = ({ nodes, edges }: DiagramSpec, id: string): string => {
  const named = (ids: readonly string[]): string =>
    new Intl.ListFormat('en').format(
      nodes.filter((node) => ids.includes(node.id)).map(({ label }) => `“${oneLine(label)}”`),
    );
  const included = named(edges.filter(({ from, kind }) => from === id && kind === 'includes').map(({ to }) => to));
  const extending = named(edges.filter(({ to, kind }) => to === id && kind === 'extends').map(({ from }) => from));
  return [
    ...(included === '' ? [] : [`Does ${included} first.`]),
    ...(extending === '' ? [] : [`Goes on with ${extending} where that applies.`]),
  ].join(' ');
};

const toOperation = (
  { id, label }: SpecNode,
  actor: string,
  { body, summary }: { readonly body: Block; readonly summary: string },
  steps: ReadonlyMap<string, Step>,
): OperationDecl => {
  const scope = createNameScope();
  const name = steps.get(id)?.name ?? createNameScope().take(label, [id], 'case');
  return {
    name,
    summary,
    parameters: [],
    body,
    scenarios: findRuns(body).map(({ answers, calls }) => {
      const extended = answers.some(({ answer }) => answer === true) ? ' with what extends it' : '';
      return { name: scope.sentence(`${actor} can ${name.words.join(' ')}${extended}`, [id]), answers, calls };
    }),
  };
};
