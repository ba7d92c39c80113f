import type { Writer } from '../../printing/writer.ts';
import {
  type FlowDecl,
  isGivenBack,
  isMany,
  isScripted,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Step,
} from '../../program/index.ts';
import { createCallNames, passesAnything } from '../families/call-names.ts';
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
import { isText } from './record-types.ts';
import { answerType, arrow, parametersOf } from './write-flows.ts';
import { itemsOf, literal } from './written.ts';

/** One test per scenario: the outcome, and every call in its order. */
export const writeFlowTests = (writer: Writer, { isObserved }: Dialect, flow: FlowDecl): void => {
  const scripted = `Scripted${typeName(flow.name)}`;
  writeScriptedPorts(writer, scripted, flow.ports);
  for (const { name, answers, calls, outcome, given: passed = [] } of flow.scenarios) {
    writeTest(writer, name.words, () => {
      writeScript(writer, scripted, flow.ports, answers);
      const given = [...flow.ports.map(() => '&ports'), ...passed.map(sampleOf)];
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
  writeFunction(writer, { head: `fn ${ownName(writer, identifier({ words }))}`, parameters: [] }, body);
};

const taken = new WeakMap<Writer, Map<string, number>>();

/** Two methods of the same words have tests of the same name, which Rust refuses: the second is called `..._2`. */
const ownName = (writer: Writer, name: string): string => {
  const names = taken.get(writer) ?? new Map<string, number>();
  taken.set(writer, names);
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name}_${count}`;
};

/** A struct that stands in for all ports, answers what a test has written down, and notes every call. */
export const writeScriptedPorts = (writer: Writer, scripted: string, ports: readonly PortDecl[]): void => {
  if (ports.length === 0) return;
  const types = answerTypes(ports);
  const only = types.length === 1 ? types[0] : undefined;
  writer.gap();
  writer.comment(
    types.length > 0
      ? 'Ports that record every call and give the answers of the test.'
      : 'Ports that record every call.',
  );
  writer.line('#[derive(Default)]');
  writer.block(`struct ${scripted} {`, '}', () => {
    writer.line(`calls: RefCell<Vec<${passesAnything(ports) ? 'String' : "&'static str"}>>,`);
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
  for (const port of ports) writePort(writer, scripted, port, createNotes(ports).inPort);
};

const writeNext = (writer: Writer, start: string, end: string): void => {
  writer.line(start === '' ? 'self.answers' : `${start}self`);
  writer.indented(() => {
    if (start !== '') writer.line('.answers');
    for (const text of ['.borrow_mut()', '.pop_front()', end]) writer.line(text);
  });
};

/** A call as it is noted: by its name, and with the values that it takes where any call takes something. */
const createNotes = (ports: readonly PortDecl[]) => {
  const callName = createCallNames(ports, { method: ({ name }) => identifier(name), port: identifier });
  const noted = (step: Step, written: (value: PassedValue) => string): string =>
    `${callName(step)}(${(step.parameters ?? []).map(written).join(', ')})`;
  if (!passesAnything(ports))
    return { inPort: (step: Step) => quote(callName(step)), inTest: (step: Step) => quote(callName(step)) };
  return {
    inPort: (step: Step) =>
      step.parameters === undefined
        ? `${quote(noted(step, shown))}.to_owned()`
        : `format!(${quote(noted(step, (value) => `{${identifier(value.name)}${isMoment(value) || value.isList ? ':?' : ''}}`))})`,
    inTest: (step: Step) => {
      const moments = (step.parameters ?? []).filter(isMoment);
      const said = quote(noted(step, (value) => (isMoment(value) ? '{:?}' : shown(value))));
      return moments.length === 0 ? said : `&format!(${[said, ...moments.map(sampleOf)].join(', ')})`;
    },
  };
};

/** The clock of the standard library has no form for people. */
const isMoment = ({ type }: PassedValue): boolean => type.kind === 'scalar' && type.scalar === 'timestamp';

const shown = ({ type, sample }: PassedValue): string =>
  isMany(sample) ? `[${sample.map((each) => (each === null ? '' : literal(type, each))).join(', ')}]` : String(sample);

const sampleOf = ({ type, sample }: PassedValue): string => {
  if (isMany(sample)) return `vec![${itemsOf({ type }, sample)}]`;
  return sample === null ? 'None' : literal(type, sample);
};

const ownedSample = (value: PassedValue): string =>
  isText(value.type) && !value.isList ? `${sampleOf(value)}.to_owned()` : sampleOf(value);

/** A number that says which kind it is of: nothing around it does. */
const typedSample = (value: PassedValue): string =>
  value.type.kind === 'scalar' && value.type.scalar === 'integer' ? `${ownedSample(value)}_i64` : ownedSample(value);

const writePort = (writer: Writer, scripted: string, port: PortDecl, noted: (step: Step) => string): void => {
  writer.gap();
  const head = `impl ${typeName(port.name)} for ${scripted} {`;
  if (port.methods.length === 0) {
    writer.line(`${head}}`);
    return;
  }
  writer.block(head, '}', () => {
    for (const step of port.methods) {
      writer.gap();
      const parameters = ['&self', ...parametersOf(step)];
      writer.items(`fn ${identifier(step.name)}(`, parameters, `)${arrow(step)} {`);
      writer.indented(() => {
        if (step.parameters === undefined)
          writeChain(writer, 'self.calls', ['borrow_mut()', `push(${noted(step)})`], ';');
        else {
          const line = `let call = ${noted(step)};`;
          const form = /format!\((.+)\);$/.exec(line)?.[1] ?? '';
          if (line.length <= writer.room()) writer.line(line);
          else writer.block('let call = format!(', ');', () => writer.line(form));
          writer.line('self.calls.borrow_mut().push(call);');
        }
        if (isScripted(step)) writer.line('self.answer()');
        else if (step.result !== undefined) writer.line(ownedSample(step.result));
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
  answers: PathScenario['answers'],
  [before, after]: readonly [string, string] = ['', ''],
): void => {
  if (ports.length === 0) return;
  const types = answerTypes(ports);
  if (types.length === 0 || answers.length === 0) {
    writer.line(`let ports = ${before}${scripted}::default()${after};`);
    return;
  }
  const values = answers.map(({ step, answer }) => {
    if (isGivenBack(answer)) return types.length === 1 ? ownedSample(answer) : `Box::new(${typedSample(answer)})`;
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
  const expected = steps.map(createNotes(ports).inTest);
  if (expected.length === 1) writer.line(`let expected = [${expected.join()}];`);
  else writeCall(writer, 'let expected = [', expected, '];');
  writer.line('assert_eq!(*ports.calls.borrow(), expected);');
};
