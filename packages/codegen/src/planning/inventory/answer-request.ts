import type { SpecNode } from '@diagloom/diagram/model';
import { bringsMade } from '@diagloom/language/morphology';
import { findsOut } from '@diagloom/language/verdicts';
import {
  type Block,
  createNameScope,
  type OperationDecl,
  oneLine,
  type PassedValue,
  type Statement,
  type Step,
  withArticle,
} from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import { because } from '../because.ts';
import { findRuns } from '../messages/find-runs.ts';
import { giveValues, isAmong, isSame } from '../messages/give-values.ts';
import { answerTo, type Handled, isUnsaid } from './client-operations.ts';
import type { Works } from './create-works.ts';
import type { LineCondition } from './line-conditions.ts';
import { isSameThing, isUsualValue } from './line-payloads.ts';

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
    // What is checked is checked before anything is fetched.
    const fetched = call !== undefined && findsOut(call.name.words) ? [] : fetchAll();
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
    return fetching.flatMap((step) => (open.includes(step) ? callNow(step) : []));
  };
  const isThere = (value: PassedValue): boolean =>
    (isUsualValue(value) && parameters.length > 0) || has.some((each) => isAlike(each, value));
  const callNow = (step: Step): Block => {
    open.splice(open.indexOf(step), 1);
    const before: Statement[] = [];
    let rounds: { readonly item: PassedValue; readonly of: PassedValue } | undefined;
    const taken = (step.parameters ?? []).flatMap((value): readonly PassedValue[] => {
      const own = has.find((each) => isSame(each, value)) ?? has.find((each) => isAlike(each, value));
      if (own !== undefined) return [own];
      if (isUsualValue(value) && parameters.length > 0) return parameters;
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
    return [...before, rounds === undefined ? done : { kind: 'each', ...rounds, body: [done] }];
  };
  /** What is brought or made in one case only is there in that case only. */
  const within = (steps: readonly Step[]): Block => {
    const known = has.length;
    const block = steps.flatMap((step) => (open.includes(step) ? next(step) : []));
    has.splice(known);
    return block;
  };
  const ask = ({ label, thing = [] }: LineCondition): Step => {
    const said = thing.length > 0 ? thing.slice(-1) : createNameScope([], 80).take(label, [], '').words.map(singular);
    const about = has.filter(({ name }) => said.includes(singular(name.words.at(-1) ?? '')));
    return work.ask({ label }, about.length > 0 ? about : [...has]);
  };
  /** What a line says of a thing is asked of that thing, which has to be there then. */
  const thingOf = ({ thing }: LineCondition): readonly Statement[] => {
    const said = thing?.join(' ');
    const named = calls.flatMap((step) => step.parameters ?? []).find(({ name }) => name.words.join(' ') === said);
    return named === undefined || has.some((each) => isAlike(each, named)) ? [] : madeOf(named);
  };
  /** A call within its question where it has a condition; what is faulty is kept from what is done with it otherwise. */
  const next = (step: Step): Block => {
    const faulty = open.find((each) => {
      const condition = conditionOf(each);
      return condition?.isFaulty === true && (each === step || isKeptFrom(step, condition));
    });
    const told = faulty ?? step;
    const condition = conditionOf(told);
    if (condition === undefined) return callNow(step);
    const before = thingOf(condition);
    const question = ask(condition);
    const known = has.length;
    const body = callNow(told);
    has.splice(known);
    const kept = condition.isFaulty ? open.filter((each) => isKeptFrom(each, condition)) : [];
    return [...before, { kind: 'if', step: question, is: condition.is, body, otherwise: within(kept) }];
  };
  const block: Statement[] = [];
  for (let [first] = open; first !== undefined; [first] = open) block.push(...next(first));
  const answer = answerTo(request, calls)?.result ?? wanted;
  const last = answer !== undefined && !isAmong(has, answer) ? madeOf(answer) : [];
  if (answer === undefined && block.length === 0) block.push({ kind: 'do', step: work.handle(request) });
  const body = giveValues([...block, ...last], { taken: parameters, value: answer });
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

/** Whether a call does something with a thing that it does not do where that is as it should not be. */
const isKeptFrom = ({ parameters = [], result }: Step, { thing }: LineCondition): boolean =>
  result === undefined &&
  thing !== undefined &&
  parameters.some(({ name }) => singular(name.words.at(-1) ?? '') === thing.at(-1));

const isAlike = (one: PassedValue, other: PassedValue): boolean =>
  !isUsualValue(one) && one.isList === other.isList && isSameThing(one, other);

const isOneOf = (one: PassedValue, several: PassedValue): boolean =>
  !one.isList && several.isList && isSameThing(one, several);

/** `handles a call`, `handles a reading`. */
const doesFor = (request: Step): string => {
  const [verb, ...words] = request.name.words;
  if (!isUnsaid(request)) return `handles “${request.name.label}”`;
  if ((verb !== 'handle' && verb !== 'on') || words.length === 0) return 'handles a call';
  const thing = request.parameters?.[0]?.name.words ?? words;
  return `handles ${withArticle(thing.join(' '))}`;
};
