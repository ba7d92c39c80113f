import type { Answer, EnumDecl, FlowDecl, Name, PathScenario, PortDecl, Step } from '../../program/index.ts';
import type { LayoutWriter } from '../families/dynamic/layout-writer.ts';
import {
  answerType,
  breakPart,
  type Dialect,
  document,
  functionName,
  identifier,
  memberOf,
  quote,
  typeName,
} from './dialect.ts';
import { defOf } from './write-flows.ts';

/** What all scripted ports share, and one of them per port. */
export const writeScriptedPorts = (writer: LayoutWriter, dialect: Dialect, ports: readonly PortDecl[]): void => {
  if (ports.length === 0) return;
  const asks = ports.some(({ methods }) => methods.some(({ answer }) => answer !== undefined));
  breakPart(writer);
  writer.block('class Script:', '', () => {
    document(
      writer,
      dialect,
      asks ? 'The answers that a test has written down, and the calls so far.' : 'The calls so far.',
    );
    writer.block(`def __init__(self${asks ? ', *answers: Any' : ''}) -> None:`, '', () => {
      if (asks) writer.line('self._answers = iter(answers)');
      writer.line('self.calls: list[str] = []');
    });
    if (!asks) return;
    writer.gap();
    writer.block('def answer(self, step: str) -> Any:', '', () => {
      writer.line('self.calls.append(step)');
      writer.line('return next(self._answers)');
    });
  });
  for (const port of ports) writeScriptedPort(writer, dialect, port);
};

const scriptedName = ({ name }: PortDecl): string => `Scripted${typeName(name)}`;

const writeScriptedPort = (writer: LayoutWriter, dialect: Dialect, port: PortDecl): void => {
  breakPart(writer);
  writer.block(`class ${scriptedName(port)}:`, '', () => {
    writer.block('def __init__(self, script: Script) -> None:', '', () => writer.line('self._script = script'));
    for (const { name, answer } of port.methods) {
      const type = answerType(answer);
      const said = quote(identifier(name));
      writer.gap();
      writer.block(`${defOf(dialect)} ${identifier(name)}(self) -> ${type}:`, '', () => {
        if (answer === undefined) {
          writer.line(`self._script.calls.append(${said})`);
          return;
        }
        writer.items(`answer: ${type} = self._script.answer(`, [said], ')');
        writer.line('return answer');
      });
    }
  });
};

/** The script of a test, and its ports. */
export const writeScript = (
  writer: LayoutWriter,
  ports: readonly PortDecl[],
  answers: readonly { readonly step: Step; readonly answer: Answer }[],
): readonly string[] => {
  writer.items('script = Script(', answers.map(answerOf), ')');
  return ports.map((port) => `${scriptedName(port)}(script)`);
};

const answerOf = ({ step, answer }: { readonly step: Step; readonly answer: Answer }): string => {
  if (typeof answer === 'boolean') return answer ? 'True' : 'False';
  return memberOf((step.answer as EnumDecl).name, answer);
};

export const writeCalls = (writer: LayoutWriter, calls: readonly Step[]): void =>
  writer.items(
    'assert script.calls == [',
    calls.map(({ name }) => quote(identifier(name))),
    ']',
  );

/** One test per scenario: the outcome, and every call in its order. */
export const writeFlowTests = (
  writer: LayoutWriter,
  dialect: Dialect,
  flow: FlowDecl,
  testName: (name: Name) => string,
): void => {
  for (const scenario of flow.scenarios) writeScenario(writer, dialect, flow, scenario, testName(scenario.name));
};

const writeScenario = (
  writer: LayoutWriter,
  { isAsync, isObserved }: Dialect,
  flow: FlowDecl,
  { answers, calls, outcome }: PathScenario,
  name: string,
): void => {
  breakPart(writer);
  const body = (): void => {
    const ports = writeScript(writer, flow.ports, answers);
    if (isObserved) writer.line('observed: list[str] = []');
    const given = [...ports, ...(isObserved ? ['observed.append'] : [])];
    const call = `${functionName(flow.name)}(`;
    if (isAsync) writeAwaited(writer, 'outcome = ', call, given);
    else writer.items(`outcome = ${call}`, given, ')');
    writer.line(`assert outcome is ${memberOf(flow.outcome.name, outcome)}`);
    writeCalls(writer, calls);
    if (isObserved) writer.line('assert len(observed) == len(script.calls)');
  };
  writer.block(`def ${name}() -> None:`, '', body, outcome.from);
};

/** Runs a coroutine to its end. */
export const writeAwaited = (writer: LayoutWriter, before: string, call: string, given: readonly string[]): void => {
  const inner = `${call}${given.join(', ')})`;
  if (`${before}asyncio.run(${inner})`.length <= writer.room()) {
    writer.line(`${before}asyncio.run(${inner})`);
    return;
  }
  writer.line(`${before}asyncio.run(`);
  writer.indented(() => writer.items(call, given, ')'));
  writer.line(')');
};
