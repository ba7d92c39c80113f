import type { SpecNode } from '@diagloom/diagram/model';
import { createNameScope, type OperationDecl, oneLine, type Step } from '../../program/index.ts';
import { isResponse, isSameThing, isUsualValue, type Payload } from './line-payloads.ts';

/** Labels that tell how a call travels, not what it is for. */
export const protocols =
  /^(?:https?|rest|grpc|graphql|tcp|udp|amqp|mqtt|jdbc|odbc|sql|soap|ws|wss|websockets?|ssh|s?ftp|smtp|tls|api)(?:\s*[:/]?\s*\d+)?$/i;

const protocol =
  '(?:https?|rest(?:ful)?(?: api)?|grpc|graphql|tcp|udp|amqp|mqtt|coap|jdbc|odbc|soap|wss?|websockets?|s?ftp|smtp|tls|webhooks?|sse)';
const several = `${protocol}(?:\\s?(?:/|\\+|and|or)\\s?${protocol})?`;
/** In brackets, behind a comma, a dash or a colon, or behind what says that it is a way. */
const howBehind = new RegExp(
  `\\s?(?:[([]\\s?(?:(?:via|over|by|using) )?${several}\\s?[)\\]]|[,;:–—-] ?(?:(?:via|over|by|using) )?${several}|\\b(?:via|over|by|using|through) ${several})$`,
  'i',
);
const howBefore = new RegExp(`^(?:[([]\\s?${several}\\s?[)\\]]|${several}\\s?[:–—-]) ?(?=\\S)`, 'i');

/** `unlock bike` of “unlock bike, gRPC”, “unlock bike over gRPC” and “gRPC: unlock bike”: how a call travels is no part of what it is for. */
export const withoutProtocol = (label: string): string => {
  const said = label.replace(howBehind, '').replace(howBefore, '').trim();
  return said === '' || protocols.test(label) ? label.replace(/^(?:via|over|by|using|through) /i, '') : said;
};

const leadsIn: Readonly<Record<string, string>> = { publish: ' to', receive: ' from', 'look up': ' in' };

/** What is asked of a part, with what leads to the part’s own name. */
const askedOf = (call: string, target: string): string =>
  `${call === 'handle' ? 'call' : call}${leadsIn[call] ?? ''} ${target}`;

/** A request, and the calls that are made because of it. */
export interface Handled {
  readonly request: Step;
  readonly calls: readonly Step[];
}

/**
 * Whoever makes its calls because of a request passes on what it is given, and gives back what one of them brings by the name of what is asked
 * for. A request without anything that a call needs carries it too; one that says no more than that something comes back brings back what the
 * last of them brings, or nothing.
 */
export const completeRequests = (all: readonly Handled[], carrying: (request: Step) => Payload): void => {
  const lacks = ({ request, calls }: Handled): boolean =>
    request.parameters === undefined && calls.some(({ parameters = [] }) => parameters.length > 0);
  for (let lacking = all.find(lacks); lacking !== undefined; lacking = all.find(lacks))
    Object.assign(lacking.request, { parameters: carrying(lacking.request).parameters });
  for (let open = all.find(isAnsweredOtherwise); open !== undefined; open = all.find(isAnsweredOtherwise)) {
    const { request, calls } = open;
    const answer = answerTo(request, calls) ?? calls.findLast(({ result }) => result !== undefined);
    Object.assign(request, { result: answer?.result });
  }
};

/** Whether what comes back is another thing, or several of what is asked for; what a name says that no call brings is made. */
const isAnsweredOtherwise = ({ request, calls }: Handled): boolean => {
  const { result } = request;
  if (result === undefined) return false;
  const answer = answerTo(request, calls);
  return answer === undefined ? isUsualValue(result) && !isResponse(result) : answer.result?.isList !== result.isList;
};

/** The call that brings what a request asks for: by its name, or the last where no name says more than that something comes back. */
export const answerTo = ({ result }: Step, calls: readonly Step[]): Step | undefined => {
  if (result === undefined) return undefined;
  const named = calls.findLast((call) => call.result !== undefined && isSameThing(call.result, result));
  return (
    named ??
    (isUsualValue(result) && !isResponse(result)
      ? calls.findLast((call) => call.result?.isList === result.isList)
      : undefined)
  );
};

/** A method per line: which of them follow each other, and because of what, is not drawn. */
export const callEach = (
  node: SpecNode,
  steps: readonly Step[],
  {
    isPassing,
    targetOf,
    taken = [],
  }: {
    readonly isPassing: boolean;
    readonly targetOf: (step: Step) => string;
    /** Names of other methods. */
    readonly taken?: readonly string[];
  },
): readonly OperationDecl[] => {
  const scope = createNameScope();
  for (const name of taken) scope.take(name, [], 'call');
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
