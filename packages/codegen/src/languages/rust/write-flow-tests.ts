import type { Writer } from '../../printing/writer.ts';
import type { Answer, FlowDecl, PortDecl, Step } from '../../program/index.ts';
import { createCallNames } from '../families/call-names.ts';
import {
  type Dialect,
  identifier,
  memberOf,
  quote,
  typeName,
  writeCall,
  writeChain,
  writeFunction,
} from './dialect.ts';
import { answerType, arrow, parametersOf } from './write-flows.ts';

/** One test per scenario: the outcome, and every call in its order. */
export const writeFlowTests = (writer: Writer, { isObserved }: Dialect, flow: FlowDecl): void => {
  const scripted = `Scripted${typeName(flow.name)}`;
  writeScriptedPorts(writer, scripted, flow.ports);
  for (const { name, answers, calls, outcome } of flow.scenarios) {
    writeTest(writer, name.words, () => {
      writeScript(writer, scripted, flow.ports, answers);
      const given = flow.ports.map(() => '&ports');
      if (isObserved) {
        writer.line('let observed = std::cell::Cell::new(0);');
        writer.line('let observe = |_: &str| observed.set(observed.get() + 1);');
        given.push('observe');
      }
      writeCall(writer, `${flow.outcome === undefined ? '' : 'let outcome = '}${identifier(flow.name)}(`, given, ');');
      if (flow.outcome !== undefined)
        writeCall(writer, 'assert_eq!(', ['outcome', memberOf(flow.outcome, outcome)], ');', outcome.from);
      writeCalls(writer, flow.ports, calls);
      if (isObserved) writer.line(`assert_eq!(observed.get(), ${calls.length});`);
    });
  }
};

export const writeTest = (writer: Writer, words: readonly string[], body: () => void, attribute?: string): void => {
  writer.gap();
  writer.line('#[test]');
  if (attribute !== undefined) writer.line(attribute);
  writeFunction(writer, { head: `fn ${identifier({ words })}`, parameters: [] }, body);
};

/** A struct that stands in for all ports, answers what a test has written down, and notes every call. */
export const writeScriptedPorts = (writer: Writer, scripted: string, ports: readonly PortDecl[]): void => {
  if (ports.length === 0) return;
  const types = answerTypes(ports);
  const only = types.length === 1 ? types[0] : undefined;
  writer.gap();
  writer.comment('Ports that record every call and give the answers of the test.');
  writer.line('#[derive(Default)]');
  writer.block(`struct ${scripted} {`, '}', () => {
    writer.line("calls: RefCell<Vec<&'static str>>,");
    if (types.length > 0) writer.line(`answers: RefCell<VecDeque<${only ?? 'Box<dyn Any>'}>>,`);
  });
  if (types.length > 0) {
    writer.gap();
    writer.block(`impl ${scripted} {`, '}', () => {
      writer.block(
        only === undefined ? "fn answer<T: 'static>(&self) -> T {" : `fn answer(&self) -> ${only} {`,
        '}',
        () => {
          if (only !== undefined) {
            writeNext(writer, '', '.expect("an answer for each question")');
            return;
          }
          writeNext(writer, 'let next = ', '.expect("an answer for each question");');
          writer.line('*next.downcast().expect("an answer of the right type")');
        },
      );
    });
  }
  for (const port of ports) writePort(writer, scripted, port, callNames(ports));
};

const writeNext = (writer: Writer, start: string, end: string): void => {
  writer.line(start === '' ? 'self.answers' : `${start}self`);
  writer.indented(() => {
    if (start !== '') writer.line('.answers');
    for (const text of ['.borrow_mut()', '.pop_front()', end]) writer.line(text);
  });
};

const callNames = (ports: readonly PortDecl[]): ((step: Step) => string) =>
  createCallNames(ports, { method: ({ name }) => identifier(name), port: identifier });

const writePort = (writer: Writer, scripted: string, port: PortDecl, callName: (step: Step) => string): void => {
  writer.gap();
  const head = `impl ${typeName(port.name)} for ${scripted} {`;
  if (port.methods.length === 0) {
    writer.line(`${head}}`);
    return;
  }
  writer.block(head, '}', () => {
    for (const step of port.methods) {
      writer.gap();
      const parameters = ['&self', ...parametersOf(step, () => '_')];
      writer.items(`fn ${identifier(step.name)}(`, parameters, `)${arrow(step)} {`);
      writer.indented(() => {
        writeChain(writer, 'self.calls', ['borrow_mut()', `push(${quote(callName(step))})`], ';');
        if (step.answer !== undefined) writer.line('self.answer()');
      });
      writer.line('}');
    }
  });
};

const answerTypes = (ports: readonly PortDecl[]): readonly string[] => [
  ...new Set(ports.flatMap(({ methods }) => methods.flatMap((step) => answerType(step) ?? []))),
];

/** The scripted ports of a scenario, as `ports`. */
export const writeScript = (
  writer: Writer,
  scripted: string,
  ports: readonly PortDecl[],
  answers: readonly { readonly step: Step; readonly answer: Answer }[],
  [before, after]: readonly [string, string] = ['', ''],
): void => {
  if (ports.length === 0) return;
  const types = answerTypes(ports);
  if (types.length === 0 || answers.length === 0) {
    writer.line(`let ports = ${before}${scripted}::default()${after};`);
    return;
  }
  const values = answers.map(({ step, answer }) => {
    const value =
      typeof answer === 'boolean' || typeof step.answer !== 'object' ? String(answer) : memberOf(step.answer, answer);
    return types.length === 1 ? value : `Box::new(${value})`;
  });
  const open = types.length === 1 ? 'let answers = [' : 'let answers: Vec<Box<dyn Any>> = vec![';
  writeCall(writer, open, values, '];');
  writer.block(`let ports = ${before}${scripted} {`, `}${after};`, () => {
    writer.line('answers: RefCell::new(answers.into()),');
    writer.line('..Default::default()');
  });
};

/** Expects what was called, in its order. */
export const writeCalls = (writer: Writer, ports: readonly PortDecl[], steps: readonly Step[]): void => {
  if (ports.length === 0) return;
  if (steps.length === 0) {
    writer.line('assert!(ports.calls.borrow().is_empty());');
    return;
  }
  writeCall(writer, 'let expected = [', steps.map(callNames(ports)).map(quote), '];');
  writer.line('assert_eq!(*ports.calls.borrow(), expected);');
};
