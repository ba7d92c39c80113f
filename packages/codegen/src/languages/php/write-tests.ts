import { camelCase } from '../../printing/cases.ts';
import type { Writer } from '../../printing/writer.ts';
import {
  type EnumDecl,
  errorSaid,
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
  usedPorts,
} from '../../program/index.ts';
import { createCallNames, passesAnything } from '../families/call-names.ts';
import { createTestNames } from '../families/dynamic/test-names.ts';
import { madeServices } from '../families/made-services.ts';
import {
  answerType,
  body,
  type Dialect,
  identifier,
  memberOf,
  method,
  methodName,
  quote,
  typeName,
  variable,
} from './dialect.ts';
import { errorType, takenBy } from './write-flows.ts';
import { writeInventoryExpectation } from './write-inventories.ts';
import { writeRecordScenario } from './write-record-tests.ts';
import { isMoment, writtenValue } from './written-value.ts';

/** One class with a test per scenario, and the scripted ports that they need. */
export const writeTests = (writer: Writer, program: Program, dialect: Dialect, className: string): void => {
  const ports = usedPorts(program);
  const noted = notesOf(ports);
  writeScriptedPorts(writer, ports, noted);
  const testName = createTestNames(camelCase, 100);
  writer.gap();
  body(writer, `final class ${className} extends TestCase`, () => {
    const test = (name: Name, write: () => void, about?: readonly string[]): void => {
      writer.gap();
      body(writer, `public function ${testName(name)}(): void`, write, about);
    };
    for (const flow of program.flows) {
      for (const { name, answers, calls, outcome, given: passed = [] } of flow.scenarios) {
        const write = (): void => {
          const given = writeScript(writer, flow.ports, answers);
          if (dialect.isObserved) {
            writer.line('$observed = [];');
            writer.block('$observe = static function (string $step) use (&$observed): void {', '};', () =>
              writer.line('$observed[] = $step;'),
            );
          }
          const values = passed.map((each) => writtenValue(each, each.sample));
          const all = [...given, ...values, ...(dialect.isObserved ? ['$observe'] : [])];
          writer.items(`${flow.outcome === undefined ? '' : '$outcome = '}${identifier(flow.name)}(`, all, ');');
          if (flow.outcome !== undefined)
            writer.line(`$this->assertSame(${memberOf(flow.outcome.name, outcome)}, $outcome);`);
          writeCalls(writer, noted, calls);
          if (dialect.isObserved) writer.line('$this->assertCount(count($script->calls), $observed);');
        };
        test(name, write, outcome.from);
      }
    }
    for (const record of program.records) {
      for (const scenario of record.scenarios)
        test(scenario.name, () => writeRecordScenario(writer, record, program, scenario));
    }
    for (const service of program.services) {
      for (const operation of service.operations) {
        const { name, parameters, scenarios } = operation;
        const values = parameters.map((each) => writtenValue(each, each.sample));
        for (const scenario of scenarios)
          test(scenario.name, () => {
            const result = resultIn(operation, scenario);
            writeScript(writer, [], scenario.answers);
            const all = madeServices(service, scenario, {
              variable: ({ handle }) => `$${variable(handle)}`,
              scripted: ({ name: port }) => `new Scripted${typeName(port)}($script)`,
              own: '$service',
            });
            for (const each of all) {
              const given = each.given.map(({ value }) => value);
              writer.items(`${each.variable} = new ${typeName(each.name)}(`, given, ');');
            }
            const { raised } = scenario;
            const kept = result === undefined || raised !== undefined ? '' : '$result = ';
            const call = (): void => writer.items(`${kept}$service->${methodName(name)}(`, values, ');');
            if (raised === undefined) call();
            else {
              writer.block('try {', '', () => {
                call();
                writer.line("$this->fail('Nothing is thrown.');");
              });
              writer.block(`} catch (${errorType(raised)} $error) {`, '}', () =>
                writer.line(`$this->assertSame(${quote(errorSaid(raised))}, $error->getMessage());`),
              );
            }
            if (result !== undefined && raised === undefined) {
              const claim = isMoment(result) ? 'assertEquals' : 'assertSame';
              writer.line(`$this->${claim}(${writtenValue(result, result.sample)}, $result);`);
            }
            writeCalls(writer, noted, scenario.calls);
          });
      }
    }
    for (const machine of program.machines) {
      const { name, actions, scenarios, states, events: kinds, finals } = machine;
      for (const { name: sentence, events, answers, state, calls, refused } of scenarios)
        test(sentence, () => {
          const given = actions === undefined ? [] : writeScript(writer, [actions], answers);
          writer.line(`$machine = new ${typeName(name)}(${given.join(', ')});`);
          for (const [index, event] of events.entries()) {
            const call = `$machine->handle(${memberOf(kinds.name, event)})`;
            const isTried = isAnswerTried({ events, refused }, index);
            writer.line(isTried ? `$this->assertSame(${memberOf(states.name, state)}, ${call});` : `${call};`);
          }
          const isInState = `$this->assertSame(${memberOf(states.name, state)}, $machine->state());`;
          writer.line(isInState);
          if (finals.length > 0) writer.line(`$this->assertSame(${finals.includes(state)}, $machine->isFinished());`);
          if (refused !== undefined) {
            const all = refused.map((event) => memberOf(kinds.name, event));
            const refuse = (event: string): void => {
              writer.block('try {', '', () => {
                writer.line(`$machine->handle(${event});`);
                writer.line("$this->fail('The event is taken.');");
              });
              writer.block('} catch (\\DomainException) {', '}', () => writer.line(isInState));
            };
            if (all.length === 1) refuse(all[0] ?? '');
            else {
              writer.items('foreach ([', all, '] as $event) {');
              writer.indented(() => refuse('$event'));
              writer.line('}');
            }
          }
          if (actions !== undefined) writeCalls(writer, noted, calls);
        });
    }
    for (const inventory of program.inventories) {
      const { name, scenarios, word } = inventory;
      for (const scenario of scenarios)
        test(scenario.name, () => {
          writer.line(`$${word} = new ${typeName(name)}();`);
          writeInventoryExpectation(writer, inventory, scenario);
        });
    }
  });
};

type Note = (step: Step, given: (value: PassedValue) => string) => string;

/** A call as it is noted: by its name, with what it takes where any call takes something. */
const notesOf = (ports: readonly PortDecl[]): Note => {
  const callName = createCallNames(ports, { method: ({ name }) => methodName(name), port: methodName });
  if (!passesAnything(ports)) return (step) => quote(callName(step));
  return (step, given) => `[${[quote(callName(step)), ...(step.parameters ?? []).map(given)].join(', ')}]`;
};

const writeScriptedPorts = (writer: Writer, ports: readonly PortDecl[], noted: Note): void => {
  if (ports.length === 0) return;
  const type = passesAnything(ports) ? 'array' : 'string';
  writer.gap();
  writer.comment('The answers of a test, and the calls so far.');
  body(writer, 'final class Script', () => {
    writer.comment(`@var list<${type}>`);
    writer.line('public array $calls = [];');
    writer.gap();
    writer.line('public function __construct(private array $answers = [])');
    writer.block('{', '}', () => {});
    writer.gap();
    body(writer, `public function answer(${type} $step): mixed`, () => {
      writer.line('$this->calls[] = $step;');
      writer.gap();
      writer.line('return array_shift($this->answers);');
    });
  });
  for (const port of ports) {
    writer.gap();
    body(writer, `final class Scripted${typeName(port.name)} implements ${typeName(port.name)}`, () => {
      writer.line('public function __construct(private readonly Script $script)');
      writer.block('{', '}', () => {});
      for (const step of port.methods) {
        const { name, result } = step;
        const said = noted(step, (each) => `$${variable(each.name)}`);
        writer.gap();
        method(writer, `public function ${methodName(name)}(`, takenBy(step), `: ${answerType(step)}`, () => {
          writer.line(
            isScripted(step) ? `return $this->script->answer(${said});` : `$this->script->calls[] = ${said};`,
          );
          if (result === undefined || isScripted(step)) return;
          writer.gap();
          writer.line(`return ${writtenValue(result, result.sample)};`);
        });
      }
    });
  }
};

const writeScript = (
  writer: Writer,
  ports: readonly PortDecl[],
  answers: PathScenario['answers'],
): readonly string[] => {
  if (answers.length === 0) writer.line('$script = new Script();');
  else {
    const values = answers.map(({ step, answer }) => {
      if (isGivenBack(answer)) return writtenValue(answer, answer.sample);
      return typeof answer === 'boolean' ? String(answer) : memberOf((step.answer as EnumDecl).name, answer);
    });
    writer.items('$script = new Script([', values, ']);');
  }
  return ports.map(({ name }) => `new Scripted${typeName(name)}($script)`);
};

/** Two moments that are passed are equal, never the same. */
const writeCalls = (writer: Writer, noted: Note, calls: readonly Step[]): void => {
  const values = calls.map((step) => noted(step, (each) => writtenValue(each, each.sample)));
  const hasMoments = calls.some(({ parameters = [] }) => parameters.some(isMoment));
  writer.items(`$this->assert${hasMoments ? 'Equals' : 'Same'}([`, values, '], $script->calls);');
};
