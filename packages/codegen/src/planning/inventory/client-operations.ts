import type { SpecNode } from '@diagloom/diagram/model';
import { bringsMade } from '@diagloom/language/morphology';
import { createNameScope, type OperationDecl, oneLine, type Statement, type Step } from '../../program/index.ts';
import { giveValues, isAmong, isSame } from '../messages/give-values.ts';
import type { Making } from './create-works.ts';
import { isUsualValue, type Payload } from './line-payloads.ts';

/** Labels that tell how a call travels, not what it is for. */
export const protocols =
  /^(?:https?|rest|grpc|graphql|tcp|udp|amqp|mqtt|jdbc|odbc|sql|soap|ws|wss|websockets?|ssh|s?ftp|smtp|tls|api)(?:\s*[:/]?\s*\d+)?$/i;

const leadsIn: Readonly<Record<string, string>> = { publish: ' to', receive: ' from', 'look up': ' in' };

/** What is asked of a part, with what leads to the part’s own name. */
const askedOf = (call: string, target: string): string => `${call}${leadsIn[call] ?? ''} ${target}`;

/** A request, and the calls that are made because of it. */
export interface Handled {
  readonly request: Step;
  readonly calls: readonly Step[];
}

/**
 * Whoever makes its calls because of a request passes on what it is given, and gives back what the last of them brings that can be that answer. A
 * request without anything that a call needs carries it too; one that no call answers brings back what the last of them brings, or nothing.
 */
export const completeRequests = (all: readonly Handled[], carrying: (request: Step) => Payload): void => {
  const lacks = ({ request, calls }: Handled): boolean =>
    request.parameters === undefined && calls.some(({ parameters }) => parameters !== undefined);
  for (let lacking = all.find(lacks); lacking !== undefined; lacking = all.find(lacks))
    Object.assign(lacking.request, { parameters: carrying(lacking.request).parameters });
  const isOpen = ({ request, calls }: Handled): boolean =>
    request.result !== undefined && answerOf(request, calls) === undefined;
  for (let open = all.find(isOpen); open !== undefined; open = all.find(isOpen))
    Object.assign(open.request, { result: open.calls.findLast(({ result }) => result !== undefined)?.result });
};

const answerOf = ({ result }: Step, calls: readonly Step[]): Step | undefined =>
  result === undefined ? undefined : calls.findLast((call) => call.result?.isList === result.isList);

/**
 * What a part does for one thing that others ask of it. What a call takes is what it was given or what an earlier call brought, by name; another
 * thing it makes itself, of all that it has by then.
 */
export const callAll = (node: SpecNode, { request, calls: drawn }: Handled, make: Making): OperationDecl => {
  const label = oneLine(node.label);
  const { parameters = [] } = request;
  const has = [...parameters];
  const steps = drawn.flatMap((step): readonly Step[] => {
    const taken = (step.parameters ?? []).flatMap((wanted) => {
      const own = has.find((each) => isSame(each, wanted));
      if (own !== undefined) return [own];
      return isUsualValue(wanted) || !bringsMade(step.name.words) ? parameters : [wanted];
    });
    const made = taken.filter((value) => !isAmong(has, value)).map((value) => make(value, [...has]));
    const call: Step = step.parameters === undefined ? step : { ...step, parameters: taken };
    has.push(...made.flatMap(({ result }) => result ?? []));
    if (call.result !== undefined && !isAmong(has, call.result)) has.push(call.result);
    return [...made, call];
  });
  const last = answerOf(request, drawn)?.result;
  const body = steps.map((step): Statement => ({ kind: 'do', step }));
  return {
    name: request.name,
    summary: drawn.length > 1 ? 'Makes its calls one after the other.' : '',
    parameters,
    ...(last !== undefined && { result: last }),
    body: giveValues(body, parameters, last),
    scenarios: [
      {
        name: createNameScope().sentence(`${label} ${doesFor(request)}`, [node.id]),
        answers: [],
        calls: steps,
      },
    ],
  };
};

/** `handles a call`, `handles a reading`. */
const doesFor = (request: Step): string => {
  const [verb, ...thing] = request.name.words;
  if (!isUnsaid(request)) return `handles “${request.name.label}”`;
  if (verb !== 'handle' || thing.length === 0) return 'handles a call';
  return `handles ${/^[aeiou]/.test(thing[0] ?? '') ? 'an' : 'a'} ${thing.join(' ')}`;
};

/** A method per line: which of them follow each other, and because of what, is not drawn. */
export const callEach = (
  node: SpecNode,
  steps: readonly Step[],
  { isPassing, targetOf }: { readonly isPassing: boolean; readonly targetOf: (step: Step) => string },
): readonly OperationDecl[] => {
  const scope = createNameScope();
  return [...new Set(steps)].map((step) => {
    const { from, label } = step.name;
    const target = targetOf(step);
    const called = step.name.words.join(' ');
    const plain = isUnsaid(step) && isUsual(called) ? askedOf(called, target) : called;
    const name = scope.take(scope.has(plain) ? `${plain} with ${target}` : plain, from, 'call');
    const what = isUnsaid(step) ? 'requests' : `“${label}”`;
    const said = step.name.words.join(' ');
    const does = isPassing
      ? `passes ${isUnsaid(step) ? 'requests' : said} on to ${target}`
      : isUnsaid(step)
        ? `makes its call to ${target}`
        : `asks ${target} to ${said}`;
    return {
      name: { ...name, label: label || name.label },
      summary: isPassing ? `Passes ${what} on to “${target}”.` : '',
      parameters: step.parameters ?? [],
      ...(step.result !== undefined && { result: step.result }),
      body: [step.result === undefined ? { kind: 'do', step } : { kind: 'give', step, value: step.result }],
      scenarios: [
        {
          name: createNameScope().sentence(`${oneLine(node.label)} ${does}`, from),
          answers: [],
          calls: [step],
        },
      ],
    };
  });
};

/** What a line is for that says nothing, or only how it travels. */
export const isUnsaid = ({ name }: Step): boolean => name.label === '' || protocols.test(name.label);

/** What nothing is said of but that it is called. */
const isUsual = (called: string): boolean => called.split(' ').length < 2 || leadsIn[called] !== undefined;
