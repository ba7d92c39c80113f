import { snakeCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  isAnswerTried,
  isGivenBack,
  isScripted,
  type Name,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Program,
  resultIn,
  type Step,
  standInsFor,
  usedPorts,
} from '../../program/index.ts';
import { asksAnything, createCallNames, passesAnything } from '../families/call-names.ts';
import { createTestNames } from '../families/dynamic/test-names.ts';
import { madeServices } from '../families/made-services.ts';
import {
  type Dialect,
  functionName,
  operationName,
  stepName,
  symbol,
  typeName,
  variable,
  writeWords,
} from './dialect.ts';
import { errorType, writeMethod } from './write-flows.ts';
import { writeInventoryExpectation } from './write-inventories.ts';
import { writeRecordScenario } from './write-record-tests.ts';
import { writtenValue } from './written-value.ts';

/** One class with a test per scenario, and the scripted ports that they need. */
export const writeTests = (
  writer: Writer,
  program: Program,
  { isObserved }: Dialect,
  { module, name: className }: { readonly module: string; readonly name: string },
): void => {
  const ports = usedPorts(program);
  const testName = createTestNames(snakeCase, 90);
  const notes = notesOf(ports);
  writer.block(`class ${className} < Minitest::Test`, 'end', () => {
    writeScriptedPorts(writer, module, ports, notes);
    const test = (name: Name, write: () => void, about?: readonly string[]): void => {
      writer.gap();
      writer.block(`def ${testName(name)}`, 'end', write, about);
    };
    for (const flow of program.flows) {
      for (const { name, answers, calls, outcome, given: passed = [] } of flow.scenarios) {
        const write = (): void => {
          writeScript(writer, answers);
          if (isObserved) writer.line('observed = []');
          const given = [...flow.ports.map(scripted), ...passed.map((each) => writtenValue(each, each.sample))];
          const all = isObserved ? [...given, 'observe: observed.method(:push)'] : given;
          const kept = flow.outcome === undefined ? '' : 'outcome = ';
          writeCall(writer, `${kept}${module}.${functionName(flow.name)}`, all);
          writer.gap();
          if (flow.outcome !== undefined) writer.line(`assert_equal ${symbol(outcome)}, outcome`);
          writeCalls(writer, flow.ports, notes, calls);
          if (isObserved) writer.line(`assert_equal ${calls.length}, observed.size`);
        };
        test(name, write, outcome.from);
      }
    }
    for (const record of program.records) {
      const subject = { record, records: program.records, stores: program.stores, module };
      for (const scenario of record.scenarios)
        test(scenario.name, () => writeRecordScenario(writer, subject, scenario));
    }
    for (const service of program.services) {
      for (const operation of service.operations) {
        const { parameters, scenarios } = operation;
        const values = parameters.map((each) => writtenValue(each, each.sample));
        for (const scenario of scenarios)
          test(scenario.name, () => {
            const result = resultIn(operation, scenario);
            writeScript(writer, scenario.answers);
            const all = madeServices(service, scenario, { variable: ({ handle }) => variable(handle), scripted });
            for (const each of all) {
              const given = each.given.map(({ port, value }) => `${variable(port.handle)}: ${value}`);
              writeCall(writer, `${each.variable} = ${module}::${typeName(each.name)}.new`, given);
            }
            const { raised } = scenario;
            const call = `service.${operationName(operation)}`;
            if (raised === undefined) writeCall(writer, `${result === undefined ? '' : 'result = '}${call}`, values);
            else
              writer.block(`assert_raises(${module}::${errorType(raised)}) do`, 'end', () =>
                writeCall(writer, call, values),
              );
            writer.gap();
            if (result !== undefined && raised === undefined)
              writer.line(`assert_equal ${writtenValue(result, result.sample)}, result`);
            writeCalls(writer, standInsFor(service, scenario), notes, scenario.calls);
          });
      }
    }
    for (const { name, actions, scenarios, finals } of program.machines) {
      for (const { name: sentence, events, answers, state, calls, refused } of scenarios)
        test(sentence, () => {
          const type = `${module}::${typeName(name)}`;
          if (actions !== undefined) writeScript(writer, answers);
          writeCall(
            writer,
            `machine = ${type}.new`,
            actions === undefined ? [] : [`${variable(actions.handle)}: ${scripted(actions)}`],
          );
          for (const [index, event] of events.entries()) {
            const isTried = isAnswerTried({ events, refused }, index);
            writer.line(`${isTried ? `assert_equal ${symbol(state)}, ` : ''}machine.handle(${symbol(event)})`);
          }
          writer.line(`assert_equal ${symbol(state)}, machine.state`);
          if (finals.length > 0)
            writer.line(`${finals.includes(state) ? 'assert' : 'refute'}_predicate machine, :finished?`);
          if (refused !== undefined) {
            const refuse = (event: string): void =>
              writer.line(`assert_raises(${type}::InvalidTransition) { machine.handle(${event}) }`);
            if (refused.length === 1) refuse(symbol(refused[0]));
            else {
              writer.items('[', refused.map(symbol), '].each do |event|');
              writer.indented(() => refuse('event'));
              writer.line('end');
            }
            writer.line(`assert_equal ${symbol(state)}, machine.state`);
          }
          if (actions !== undefined) writeCalls(writer, [actions], notes, calls);
        });
    }
    for (const inventory of program.inventories) {
      const { name, scenarios } = inventory;
      for (const scenario of scenarios)
        test(scenario.name, () =>
          writeInventoryExpectation(writer, `${module}::${typeName(name)}`, inventory, scenario),
        );
    }
  });
};

interface Notes {
  /** Calls are noted with what they take, since any of them takes something. */
  readonly passesValues: boolean;
  /** A call as it is noted: its name and what it takes. */
  readonly of: (step: Step, given: (value: PassedValue) => string) => readonly string[];
}

const notesOf = (ports: readonly PortDecl[]): Notes => {
  const callName = createCallNames(ports, { method: stepName, port: variable });
  return {
    passesValues: passesAnything(ports),
    of: (step, given) => [callSymbol(callName(step)), ...(step.parameters ?? []).map(given)],
  };
};

const writeScriptedPorts = (writer: Writer, module: string, ports: readonly PortDecl[], notes: Notes): void => {
  if (ports.length === 0) return;
  const taken = notes.passesValues ? '*call' : 'call';
  writer.comment('The answers of a test, and the calls so far.');
  writer.block('class Script', 'end', () => {
    writer.line('attr_reader :answers, :calls');
    writer.gap();
    writer.block('def initialize(*answers)', 'end', () => {
      writer.line('@answers = answers');
      writer.line('@calls = []');
    });
    writer.gap();
    writer.block(`def note(${taken})`, 'end', () => writer.line('@calls << call'));
    writer.gap();
    writer.block(`def answer(${taken})`, 'end', () => {
      writer.line(`note(${taken})`);
      writer.line('raise "no answer is left for #{call}" if @answers.empty?');
      writer.gap();
      writer.line('@answers.shift');
    });
  });
  for (const port of ports) {
    writer.gap();
    writer.block(`class Scripted${typeName(port.name)}`, 'end', () => {
      writer.line(`include ${module}::${typeName(port.name)}`);
      writer.gap();
      writer.block('def initialize(script)', 'end', () => writer.line('@script = script'));
      for (const step of port.methods) {
        const name = stepName(step);
        writer.gap();
        const { parameters = [], result } = step;
        const values = parameters.map((each) => variable(each.name));
        writeMethod(writer, name, values, [], () => {
          const said = notes.of(step, (each) => variable(each.name)).join(', ');
          writer.line(`@script.${isScripted(step) ? 'answer' : 'note'}(${said})`);
          if (result !== undefined && !isScripted(step)) writer.line(writtenValue(result, result.sample));
        });
      }
    });
  }
};

/** With a dot inside, a symbol stands in quotes. */
const callSymbol = (name: string): string => (name.includes('.') ? `:"${name}"` : `:${name}`);

const scripted = ({ name }: PortDecl): string => `Scripted${typeName(name)}.new(script)`;

const writeCall = (writer: Writer, head: string, given: readonly string[]): void => {
  if (given.length === 0) writer.line(head);
  else writer.items(`${head}(`, given, ')');
};

const writeScript = (writer: Writer, answers: PathScenario['answers']): void => {
  const values = answers.map(({ answer }) => {
    if (isGivenBack(answer)) return writtenValue(answer, answer.sample);
    return typeof answer === 'boolean' ? String(answer) : symbol(answer);
  });
  writeCall(writer, 'script = Script.new', values);
};

const writeCalls = (writer: Writer, ports: readonly PortDecl[], notes: Notes, calls: readonly Step[]): void => {
  const values = calls.map((step) => notes.of(step, (each) => writtenValue(each, each.sample)));
  if (calls.length === 0) writer.line('assert_empty script.calls');
  else if (notes.passesValues)
    writer.items(
      'assert_equal [',
      values.map((each) => `[${each.join(', ')}]`),
      '], script.calls',
    );
  else
    writeWords(
      writer,
      'assert_equal %i[',
      values.map(([name = '']) => name.replace(/^:"?|"$/g, '')),
      '], script.calls',
    );
  if (asksAnything(ports)) writer.line('assert_empty script.answers');
};
