import type { SpecNode } from '@diagloom/diagram/model';
import { bringsMade } from '@diagloom/language/morphology';
import {
  type Block,
  createNameScope,
  type OperationDecl,
  oneLine,
  type PassedValue,
  type Statement,
  type Step,
} from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import { because } from '../because.ts';
import { findRuns } from '../messages/find-runs.ts';
import { giveValues, isAmong, isSame } from '../messages/give-values.ts';
import { answerTo, type Handled, isUnsaid } from './client-operations.ts';
import type { Works } from './create-works.ts';
import type { LineCondition } from './line-conditions.ts';
import { isSameThing, isUsualValue } from './line-payloads.ts';

/** A call with what has to be done before it, and when it is made. */
interface Made {
  readonly call: Step;
  readonly block: Block;
  readonly condition?: LineCondition;
}

/**
 * What a part does for one thing that others ask of it. What a call takes is what is there by its name; another thing the part makes by itself,
 * of all that it can fetch for it. What is asked for is given back: what a call brings that is called so, otherwise what the part makes. Lines
 * with a condition are taken where whoever takes the code over says so, and what is as it should not be goes nowhere else.
 */
export const answerRequest = (
  node: SpecNode,
  { request, calls }: Handled,
  { works, conditionOf }: { readonly works: Works; readonly conditionOf: (step: Step) => LineCondition | undefined },
): OperationDecl => {
  const { parameters = [], result: wanted } = request;
  const work = works.for(node);
  const has = [...parameters];
  const open = [...calls];
  const madeOf = (value: PassedValue, call?: Step): readonly Statement[] => {
    const fetched = fetchAll();
    const isMade = call === undefined || bringsMade(call.name.words);
    const step = work.make(value, [...has], isMade ? 'Create' : 'Provide');
    has.push(value);
    return [...fetched, { kind: 'do', step }];
  };
  /** What can be fetched with what is there: whatever is made is made of it. */
  const fetchAll = (): readonly Statement[] => {
    const fetching = open.filter(
      (step) => step.result !== undefined && conditionOf(step) === undefined && (step.parameters ?? []).every(isThere),
    );
    return fetching.flatMap((step) => (open.includes(step) ? callNow(step).block : []));
  };
  const isThere = (value: PassedValue): boolean => isUsualValue(value) || has.some((each) => isAlike(each, value));
  const callNow = (step: Step): Made => {
    open.splice(open.indexOf(step), 1);
    const before: Statement[] = [];
    let rounds: { readonly item: PassedValue; readonly of: PassedValue } | undefined;
    const taken = (step.parameters ?? []).flatMap((value): readonly PassedValue[] => {
      const own = has.find((each) => isSame(each, value)) ?? has.find((each) => isAlike(each, value));
      if (own !== undefined) return [own];
      if (isUsualValue(value)) return parameters;
      const isWanted = wanted !== undefined && isOneOf(value, wanted) && answerTo(request, calls) === undefined;
      if (isWanted && !isAmong(has, wanted)) before.push(...madeOf(wanted));
      const list = has.find((each) => isOneOf(value, each));
      if (list !== undefined && rounds === undefined) {
        rounds = { item: value, of: list };
        return [value];
      }
      before.push(...madeOf(value, step));
      return [value];
    });
    const call: Step = step.parameters === undefined ? step : { ...step, parameters: taken };
    if (call.result !== undefined && !isAmong(has, call.result)) has.push(call.result);
    const done: Statement = { kind: 'do', step: call };
    const block = [...before, rounds === undefined ? done : ({ kind: 'each', ...rounds, body: [done] } as const)];
    const condition = conditionOf(step);
    return { call: step, block, ...(condition !== undefined && { condition }) };
  };
  const made: Made[] = [];
  for (let [next] = open; next !== undefined; [next] = open) {
    const condition = conditionOf(next);
    const known = has.length;
    made.push(callNow(next));
    // What is brought in one case only is there in that case only.
    if (condition !== undefined) has.splice(known);
  }
  const block = chosen(made, {
    ask: (condition) =>
      work.ask(condition, condition.thing === undefined ? parameters : aboutIn(parameters, condition)),
  });
  const answer = answerTo(request, calls)?.result ?? wanted;
  const last = answer !== undefined && !isAmong(has, answer) ? madeOf(answer) : [];
  const body = giveValues([...block, ...last], parameters, answer);
  const scope = createNameScope();
  const runs = findRuns(body);
  const reasons = runs.length > 1 ? because(runs, 'first') : [];
  return {
    name: request.name,
    summary: '',
    parameters,
    ...(answer !== undefined && { result: answer }),
    body,
    scenarios: runs.map(({ answers, calls: called }, index) => ({
      name: scope.sentence(`${oneLine(node.label)} ${doesFor(request)}${reasons[index] ?? ''}`, [node.id]),
      answers,
      calls: called,
    })),
  };
};

/** Calls one after the other, each that has a condition within its question; what is faulty is kept from what is done with it otherwise. */
const chosen = (made: readonly Made[], { ask }: { readonly ask: (condition: LineCondition) => Step }): Block => {
  const [first, ...more] = made;
  if (first === undefined) return [];
  const faulty = made.find(({ condition }) => condition?.isFaulty === true);
  const isKept = (each: Made): boolean =>
    faulty?.condition?.thing !== undefined &&
    each !== faulty &&
    each.call.result === undefined &&
    speaksOf(each.call, faulty.condition.thing);
  if (faulty?.condition !== undefined && (first === faulty || isKept(first))) {
    const others = made.filter(isKept);
    const rest = made.filter((each) => each !== faulty && !others.includes(each));
    const { condition } = faulty;
    return [
      { kind: 'if', step: ask(condition), is: condition.is, body: faulty.block, otherwise: chosen(others, { ask }) },
      ...chosen(rest, { ask }),
    ];
  }
  const { block, condition } = first;
  if (condition === undefined) return [...block, ...chosen(more, { ask })];
  return [{ kind: 'if', step: ask(condition), is: condition.is, body: block, otherwise: [] }, ...chosen(more, { ask })];
};

const speaksOf = ({ parameters = [] }: Step, thing: readonly string[]): boolean =>
  parameters.some(({ name }) => singular(name.words.at(-1) ?? '') === thing.at(-1));

/** What a question is about that names a thing, or all that is there. */
const aboutIn = (values: readonly PassedValue[], { thing = [] }: LineCondition): readonly PassedValue[] => {
  const about = values.filter(({ name }) => singular(name.words.at(-1) ?? '') === thing.at(-1));
  return about.length > 0 ? about : values;
};

const isAlike = (one: PassedValue, other: PassedValue): boolean =>
  !isUsualValue(one) && one.isList === other.isList && isSameThing(one, other);

const isOneOf = (one: PassedValue, several: PassedValue): boolean =>
  !one.isList && several.isList && isSameThing(one, several);

/** `handles a call`, `handles a reading`. */
const doesFor = (request: Step): string => {
  const [verb, ...thing] = request.name.words;
  if (!isUnsaid(request)) return `handles “${request.name.label}”`;
  if (verb !== 'handle' || thing.length === 0) return 'handles a call';
  return `handles ${/^[aeiou]/.test(thing[0] ?? '') ? 'an' : 'a'} ${thing.join(' ')}`;
};
