import {
  type Answer,
  type Block,
  createNameScope,
  type ErrorDecl,
  errorSaid,
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
  const well = follow(operation.body, behind, samples);
  if (alone === undefined || well.steps === well.calls.length) return operation;
  const others = new Intl.ListFormat('en').format(behind.map(({ offers }) => offers.name.label).reverse());
  const scenarioOf = ({ answers, calls, steps, result, failed }: Followed): OperationScenario => {
    const said = `${unconditional(alone.name.label)} with ${others} at work`;
    const when = failed === undefined ? '' : ` when it fails with ${errorSaid(failed)}`;
    return {
      name: createNameScope().sentence(`${said}${when}`, alone.name.from),
      answers,
      calls,
      ...(result !== undefined && { result }),
      together: { behind, steps },
    };
  };
  const badly = follow(operation.body, behind, samples, { fails: true });
  const all = badly.failed === undefined ? [well] : [well, badly];
  return { ...operation, scenarios: [...operation.scenarios, ...all.map(scenarioOf)] };
};

const unconditional = (sentence: string): string => sentence.replace(/ when .*$/, '');

type Samples = ReadonlyMap<string, PassedValue['sample']>;

interface Followed {
  readonly answers: OperationScenario['answers'];
  readonly calls: readonly Step[];
  readonly steps: number;
  readonly result?: PassedValue;
  /** The first error on the way that somebody goes on from. */
  readonly failed?: ErrorDecl;
}

/** Which way through a body is wanted. */
interface Wanted {
  readonly answer?: Answer | undefined;
  /** One that comes to this error. */
  readonly error?: ErrorDecl;
  /** One on which a call fails with an error that somebody goes on from. */
  readonly fails?: true;
}

/** The first way through a body, or the first that comes to what is wanted: what is asked and called of ports that no class implements, with the values that get there. */
const follow = (
  body: Block,
  behind: readonly OfferingService[],
  given: Samples,
  { answer: wanted, error, fails }: Wanted = {},
): Followed => {
  const runs = findRuns(body).filter(({ raised }) => raised === error);
  const run = runs.find(({ told }) => wanted !== undefined && told?.sample === wanted) ?? runs[0];
  let failed: ErrorDecl | undefined;
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
      const failing = fails === true && failed === undefined ? failingAt(body, step) : [];
      const raised = failing.find((each) => findRuns(operation.body).some((way) => way.raised === each));
      const isOpen = fails === true && failed === undefined;
      const inner = follow(operation.body, behind, takenBy(operation, step.parameters ?? []), {
        answer,
        ...(raised !== undefined ? { error: raised } : isOpen && { fails }),
      });
      failed ??= raised ?? inner.failed;
      if (raised !== undefined && step.result !== undefined) brought = { ...step.result, sample: errorSaid(raised) };
      answers.push(...inner.answers);
      calls.push(...inner.calls);
      steps += inner.steps;
      if (raised === undefined && step.result !== undefined && inner.result !== undefined)
        brought = { ...step.result, sample: inner.result.sample };
    }
    if (brought !== undefined && !samples.has(keyOf(brought))) samples.set(keyOf(brought), brought.sample);
    if (isGiven && answer !== undefined && typeof answer === 'boolean') brought = { ...last.value, sample: answer };
  }
  const followed = { answers, calls, steps, ...(failed !== undefined && { failed }) };
  if (run.told !== undefined) return { ...followed, result: run.told };
  if (last?.kind !== 'give') return followed;
  const sample = last.step === undefined ? samples.get(keyOf(last.value)) : brought?.sample;
  return { ...followed, result: { ...last.value, sample: sample ?? last.value.sample } };
};

/** The errors of a step that a body goes on from. */
const failingAt = (body: Block, { name }: Pick<Step, 'name'>): readonly ErrorDecl[] =>
  body.flatMap((statement) => {
    if (statement.kind === 'do') return statement.step.name === name ? (statement.failing ?? []) : [];
    if (statement.kind === 'if')
      return [statement.body, statement.otherwise].flatMap((each) => failingAt(each, { name }));
    return 'body' in statement ? failingAt(statement.body, { name }) : [];
  });

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
