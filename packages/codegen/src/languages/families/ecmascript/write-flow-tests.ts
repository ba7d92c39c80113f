import type { Writer } from '../../../printing/writer.ts';
import {
  type FlowDecl,
  isScripted,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Step,
} from '../../../program/index.ts';
import { asksAnything, createCallNames, passesAnything } from '../call-names.ts';
import { type Dialect, identifier, literalOf, methodName, quote, typeName } from './dialect.ts';
import { scriptOf } from './write-flows.ts';
import { writtenValue } from './written-value.ts';

/** How a test runner is spoken to. */
export interface TestRunner {
  readonly imports: readonly string[];
  /** Compares whole values. */
  readonly equal: (actual: string, expected: string) => string;
  /** `message` is what the error has to say, where that is drawn. */
  readonly throws: (call: string, message?: string) => string;
  /** Waits for a call that fails with an error of this type. */
  readonly rejects: (call: string, type: string) => string;
  readonly contains: (list: string, item: string) => string;
  readonly isSame: (actual: string, expected: string) => string;
  readonly isTrue: (value: string) => string;
}

/** One test per scenario: the outcome, and every call in its order. */
export const writeFlowTests = (writer: Writer, dialect: Dialect, runner: TestRunner, flow: FlowDecl): void => {
  const scripted = `scripted${typeName(flow.name)}`;
  writeScriptedPorts(writer, dialect, scripted, flow.ports);
  for (const scenario of flow.scenarios) writeScenario(writer, dialect, runner, flow, scripted, scenario);
};

/** A function that makes ports which answer what a test has written down and note every call. */
export const writeScriptedPorts = (
  writer: Writer,
  dialect: Dialect,
  name: string,
  ports: readonly PortDecl[],
): void => {
  const asks = asksAnything(ports);
  const { isTyped } = dialect;
  writer.gap();
  writer.comment(
    asks ? 'Ports that record every call and give the answers of the test.' : 'Ports that record every call.',
  );
  const isYesOrNo = ports.every(({ methods }) =>
    methods.every((step) => !isScripted(step) || step.answer === 'boolean'),
  );
  const parameter = asks ? `answers${isTyped ? `: readonly ${isYesOrNo ? 'boolean' : 'unknown'}[]` : ''}` : '';
  writer.block(`function ${name}(${parameter}) {`, '}', () => {
    const type = passesAnything(ports) ? 'unknown[][]' : 'string[]';
    writer.line(`const calls${isTyped ? `: ${type}` : ''} = [];`);
    if (asks) writeAnswer(writer, isTyped, isYesOrNo ? 'boolean' : 'Answer');
    const noted = notesOf(ports);
    for (const port of ports) writeScriptedPort(writer, dialect, port, noted);
    writer.line(`return { calls, ${ports.map(({ handle }) => identifier(handle)).join(', ')} };`);
  });
};

/** A flow that asks more often than the test answers would otherwise go around for ever. */
const writeAnswer = (writer: Writer, isTyped: boolean, type: 'boolean' | 'Answer'): void => {
  writer.line('const remaining = [...answers];');
  if (type === 'boolean') {
    writer.block(`const answer = ()${isTyped ? ': boolean' : ''} => {`, '};', () => {
      writer.line('const next = remaining.shift();');
      writer.block('if (next === undefined) {', '}', () => writer.line("throw new Error('no answer is left');"));
      writer.line('return next;');
    });
    return;
  }
  writer.block(`const answer = ${isTyped ? '<Answer>(): Answer' : '()'} => {`, '};', () => {
    writer.block('if (remaining.length === 0) {', '}', () => writer.line("throw new Error('no answer is left');"));
    writer.line(`return remaining.shift()${isTyped ? ' as Answer' : ''};`);
  });
};

type Note = (step: Step, given: (value: PassedValue) => string) => string;

/** A call as it is noted: by its name, with what it takes where any call takes something. */
const notesOf = (ports: readonly PortDecl[]): Note => {
  const callName = createCallNames(ports, { method: ({ name }) => methodName(name), port: identifier });
  if (!passesAnything(ports)) return (step) => quote(callName(step));
  return (step, given) => `[${[quote(callName(step)), ...(step.parameters ?? []).map(given)].join(', ')}]`;
};

const writeScriptedPort = (writer: Writer, dialect: Dialect, port: PortDecl, noted: Note): void => {
  const { isTyped } = dialect;
  const isAsync = dialect.isAsync;
  writer.block(`const ${identifier(port.handle)}${isTyped ? `: ${typeName(port.name)}` : ''} = {`, '};', () => {
    for (const step of port.methods) {
      const { name, parameters = [], result } = step;
      const taken = parameters.map((each) => identifier(each.name));
      writer.items(`${isAsync ? 'async ' : ''}${methodName(name)}(`, taken, ') {');
      writer.indented(() => {
        writer.items('calls.push(', [noted(step, (each) => identifier(each.name))], ');');
        if (isScripted(step)) writer.line('return answer();');
        else if (result !== undefined) writer.line(`return ${writtenValue(result, result.sample)};`);
      });
      writer.line('},');
    }
  });
};

const writeScenario = (
  writer: Writer,
  dialect: Dialect,
  runner: TestRunner,
  flow: FlowDecl,
  scripted: string,
  { name, answers, calls, outcome, given = [] }: PathScenario,
): void => {
  const { isAsync, isObserved } = dialect;
  writer.gap();
  writer.block(
    `test(${quote(name.label)}, ${isAsync ? 'async ' : ''}() => {`,
    '});',
    () => {
      writeScript(writer, flow.ports, scripted, answers);
      if (isObserved) writer.line(`const observed${dialect.isTyped ? ': string[]' : ''} = [];`);
      const ports = flow.ports.map((port) => identifier(port.handle));
      const values = given.map((each) => writtenValue(each, each.sample));
      const run = [...ports, ...values, ...(isObserved ? ['(step) => observed.push(step)'] : [])].join(', ');
      const kept = flow.outcome === undefined ? '' : 'const outcome = ';
      writer.line(`${kept}${isAsync ? 'await ' : ''}${identifier(flow.name)}(${run});`);
      if (flow.outcome !== undefined) writer.line(runner.equal('outcome', literalOf(outcome)));
      writeCalls(writer, runner, flow.ports, calls);
      if (isObserved) writer.line(runner.equal('observed.length', 'calls.length'));
    },
    outcome.from,
  );
};

/** Takes the scripted ports of a test apart. */
export const writeScript = (
  writer: Writer,
  ports: readonly PortDecl[],
  scripted: string,
  answers: PathScenario['answers'],
): void => {
  const names = ['calls', ...ports.map(({ handle }) => identifier(handle))];
  const values = scriptOf(ports, answers);
  const [open, close] = values === undefined ? ['(', ');'] : ['([', ']);'];
  const head = `const { ${names.join(', ')} } = ${scripted}`;
  const call = `${open}${values?.join(', ') ?? ''}${close}`;
  if (head.length + call.length <= writer.room()) writer.line(head + call);
  else if (values !== undefined && head.length + open.length <= writer.room()) writer.items(head + open, values, close);
  else writer.items('const {', names, `} = ${scripted}${call}`);
};

/** Expects what was called, in its order. */
export const writeCalls = (
  writer: Writer,
  runner: TestRunner,
  ports: readonly PortDecl[],
  steps: readonly Step[],
): void => {
  const noted = notesOf(ports);
  const values = steps.map((step) => noted(step, (each) => writtenValue(each, each.sample)));
  writeList(writer, runner, 'calls', values);
};

/** Expects a list, on one line where it fits. */
export const writeList = (writer: Writer, runner: TestRunner, actual: string, values: readonly string[]): void => {
  const [before = '', after = ''] = runner.equal(actual, '[\u0000]').split('\u0000');
  writer.items(before, values, after);
};
