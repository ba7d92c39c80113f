import {
  type Answer,
  type Block,
  createNameScope,
  isMany,
  type OfferingService,
  type OperationDecl,
  type OperationScenario,
  type PassedValue,
  type ServiceDecl,
  type Step,
} from '../program/index.ts';
import { findRuns } from './messages/find-runs.ts';

/**
 * Adds to each class that no other one has behind it a test per operation, in which the classes that its ports are of work with it. What they
 * call of others, and what comes back, is found by following their bodies. Classes that need each other can’t be made one after the other,
 * so their ports are stood in for.
 */
export const tryTogether = (services: readonly ServiceDecl[]): readonly ServiceDecl[] => {
  const offering = services.flatMap((service): readonly OfferingService[] =>
    service.offers === undefined ? [] : [{ ...service, offers: service.offers }],
  );
  const below = (service: ServiceDecl): readonly OfferingService[] =>
    offering.filter(({ offers }) => service.ports.includes(offers));
  const needs = (service: ServiceDecl, sought: OfferingService, seen = new Set<OfferingService>()): boolean =>
    below(service).some((each) => {
      if (each === sought) return true;
      if (seen.has(each)) return false;
      return needs(each, sought, seen.add(each));
    });
  const makeable = offering.filter((service) => isWhole(service) && !needs(service, service));
  const behind = (service: ServiceDecl): readonly OfferingService[] =>
    unique(
      below(service)
        .filter((each) => makeable.includes(each))
        .flatMap((each) => [...behind(each), each]),
    );
  const isBehind = (service: ServiceDecl): boolean =>
    services.some(
      (other) =>
        other !== service &&
        makeable.some((each) => each.offers === service.offers && other.ports.includes(each.offers)),
    );
  return services.map((service): ServiceDecl => {
    const others = behind(service);
    if (others.length === 0 || isBehind(service)) return service;
    return { ...service, operations: service.operations.map((operation) => withOthers(operation, others)) };
  });
};

const unique = <Each>(all: readonly Each[]): readonly Each[] => [...new Set(all)];

/** Whether a class has all methods of its port. */
const isWhole = ({ offers, operations }: OfferingService): boolean =>
  offers.methods.every((step) => operations.some(({ name }) => name === step.name));

const withOthers = (operation: OperationDecl, behind: readonly OfferingService[]): OperationDecl => {
  const [alone] = operation.scenarios;
  const samples = new Map(operation.parameters.map((each) => [keyOf(each), each.sample]));
  const { answers, calls, steps, result } = follow(operation.body, behind, samples);
  if (alone === undefined || steps === calls.length) return operation;
  const others = new Intl.ListFormat('en').format(behind.map(({ offers }) => offers.name.label).reverse());
  const scenario: OperationScenario = {
    name: createNameScope().sentence(`${unconditional(alone.name.label)} with ${others} at work`, alone.name.from),
    answers,
    calls,
    ...(result !== undefined && { result }),
    together: { behind, steps },
  };
  return { ...operation, scenarios: [...operation.scenarios, scenario] };
};

const unconditional = (sentence: string): string => sentence.replace(/ when .*$/, '');

type Samples = ReadonlyMap<string, PassedValue['sample']>;

interface Followed {
  readonly answers: OperationScenario['answers'];
  readonly calls: readonly Step[];
  readonly steps: number;
  readonly result?: PassedValue;
}

/** The first way through a body, or the first that comes to what is wanted: what is asked and called of ports that no class implements, with the values that get there. */
const follow = (body: Block, behind: readonly OfferingService[], given: Samples, wanted?: Answer): Followed => {
  const runs = findRuns(body).filter(({ raised }) => raised === undefined);
  const run = runs.find(({ told }) => wanted !== undefined && told?.sample === wanted) ?? runs[0];
  if (run === undefined) return { answers: [], calls: [], steps: 0 };
  const samples = new Map(given);
  const open = [...run.answers];
  const answers: OperationScenario['answers'][number][] = [];
  const calls: Step[] = [];
  const last = body.at(-1);
  let steps = 0;
  let brought: PassedValue | undefined;
  for (const [index, asked] of run.calls.entries()) {
    const step = withSamples(asked, samples);
    const drawn = step.answer === undefined ? undefined : open.shift()?.answer;
    const isGiven = index === run.calls.length - 1 && last?.kind === 'give' && last.step !== undefined;
    const answer = isGiven && drawn !== undefined ? (wanted ?? drawn) : drawn;
    const operation = operationFor(step, behind);
    steps += 1;
    brought = step.result;
    if (operation === undefined) {
      calls.push(step);
      if (answer !== undefined) answers.push({ step, answer });
    } else {
      const inner = follow(operation.body, behind, takenBy(operation, step.parameters ?? []), answer);
      answers.push(...inner.answers);
      calls.push(...inner.calls);
      steps += inner.steps;
      if (step.result !== undefined && inner.result !== undefined)
        brought = { ...step.result, sample: inner.result.sample };
    }
    if (brought !== undefined && !samples.has(keyOf(brought))) samples.set(keyOf(brought), brought.sample);
    if (isGiven && answer !== undefined && typeof answer === 'boolean') brought = { ...last.value, sample: answer };
  }
  if (run.told !== undefined) return { answers, calls, steps, result: run.told };
  if (last?.kind !== 'give') return { answers, calls, steps };
  const sample = last.step === undefined ? samples.get(keyOf(last.value)) : brought?.sample;
  return { answers, calls, steps, result: { ...last.value, sample: sample ?? last.value.sample } };
};

/** What an operation gets under its own names: what is handed down to it in that place, however the caller calls it. */
const takenBy = ({ parameters }: OperationDecl, passed: readonly PassedValue[]): Samples =>
  parameters.length === passed.length
    ? new Map(parameters.map((each, at) => [keyOf(each), passed[at]?.sample ?? each.sample]))
    : new Map(passed.map((each) => [keyOf(each), each.sample]));

const operationFor = ({ port, name }: Step, behind: readonly OfferingService[]): OperationDecl | undefined =>
  behind.find(({ offers }) => offers === port)?.operations.find((each) => each.name === name);

const withSamples = (step: Step, samples: Samples): Step =>
  step.parameters === undefined
    ? step
    : { ...step, parameters: step.parameters.map((each) => withSample(each, samples.get(keyOf(each)))) };

const withSample = (value: PassedValue, sample: PassedValue['sample'] | undefined): PassedValue =>
  sample === undefined || value.isList !== isMany(sample) ? value : { ...value, sample };

const keyOf = ({ name }: PassedValue): string => name.words.join('');
