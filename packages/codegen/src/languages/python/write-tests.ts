import type { Writer } from '../../printing/writer.ts';
import {
  allEndsOf,
  allFieldsOf,
  createNameScope,
  type FieldDecl,
  givenEndsOf,
  isAnswerTried,
  isGivenBack,
  isScripted,
  type Literal,
  movesAway,
  type Name,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Program,
  portsOfMachine,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  refusedFor,
  resultIn,
  type Sample,
  type Step,
  standInsFor,
  stepsTaken,
  usedPorts,
  wholeClauses,
} from '../../program/index.ts';
import { asksAnything, createCallNames, passesAnything } from '../families/call-names.ts';
import { inventoryFunctions } from '../families/inventory-fields.ts';
import { madeServices } from '../families/made-services.ts';
import {
  apart,
  createPythonWriter,
  type Dialect,
  identifier,
  quote,
  typeName,
  writeClaim,
  writeInside,
} from './dialect.ts';
import { writeImport } from './with-imports.ts';
import { endStatements } from './write-ends.ts';
import { answerOf, answerType, errorType, memberOf, parametersOf, resultType } from './write-flows.ts';
import { writeHeldEnd } from './write-held-end.ts';
import { writeStoreTest } from './write-store-tests.ts';
import { written } from './written.ts';

/** The tests of a program; `module` is where it is imported from. */
export const writeTests = (program: Program, dialect: Dialect, module: string): Writer => {
  const writer = createPythonWriter(dialect);
  const names = createNameScope();
  // Functions of one module have one name each: a second one would silently replace the first.
  const begin = (name: Name, body: () => void): void => {
    apart(writer);
    writer.block(
      `def test_${names.sentence(shortened(name.words), []).words.join('_')}() -> None:`,
      '',
      () => {
        // What does not fit into the name is said below it.
        if (shortened(name.words) !== name.words.join(' ')) writer.comment(capitalised(name.label));
        body();
      },
      name.from,
    );
  };
  const ports = usedPorts(program);
  const callName = createCallNames(ports, { method: ({ name }) => identifier(name), port: identifier });
  const passes = passesAnything(ports);
  const callsType = passes ? 'list[tuple[Any, ...]]' : 'list[str]';
  /** A call as it is noted: by its name, with what it takes where any call takes something. */
  const noted = (step: Step, given: (value: PassedValue) => string): string => {
    const values = [quote(callName(step)), ...(step.parameters ?? []).map(given)];
    return passes ? `(${values.join(', ')}${values.length === 1 ? ',' : ''})` : quote(callName(step));
  };
  for (const port of ports) writeScripted(writer, dialect, { port, callsType, noted });
  const script = (
    used: readonly PortDecl[],
    answers: PathScenario['answers'],
    isObserved = dialect.isObserved,
  ): readonly string[] => {
    writer.line(`calls: ${callsType} = []`);
    const values = answers.map(({ step, answer }) =>
      isGivenBack(answer) ? written(answer, answer.sample) : answerOf(step, answer),
    );
    if (asksAnything(used)) writer.items(`answers: list[${answersType(used)}] = [`, values, ']');
    if (isObserved) writer.line('observed: list[str] = []');
    return [
      ...used.map((port) => `Scripted${typeName(port.name)}(calls${asksAnything([port]) ? ', answers' : ''})`),
      ...(isObserved ? ['observed.append'] : []),
    ];
  };
  const expectCalls = (
    calls: readonly Step[],
    { isObserved = dialect.isObserved, steps = calls.length }: { isObserved?: boolean; steps?: number } = {},
  ): void => {
    const all = calls.map((step) => noted(step, (value) => written(value, value.sample)));
    if (all.every((each) => each.length < writer.room() - 5)) writer.items('assert calls == [', all, ']');
    else
      writer.block('assert calls == [', ']', () => {
        for (const each of all) {
          if (each.startsWith('(')) writeInside(writer, ['(', each.slice(1, -1), '),']);
          else writer.line(`${each},`);
        }
      });
    if (isObserved) writer.line(`assert len(observed) == ${steps === calls.length ? 'len(calls)' : steps}`);
  };
  for (const flow of program.flows) {
    for (const { name, answers, calls, outcome, given: passed = [] } of flow.scenarios) {
      begin(name, () => {
        const [observer, ports] = [dialect.isObserved ? ['observed.append'] : [], script(flow.ports, answers)];
        const values = passed.map((each) => written(each, each.sample));
        const given = [...ports.slice(0, flow.ports.length), ...values, ...observer];
        const [open, close] = dialect.isAsync ? ['asyncio.run(', ')'] : ['', ''];
        const kept = flow.outcome === undefined ? '' : 'outcome = ';
        writer.items(`${kept}${open}${identifier(flow.name)}(`, given, `)${close}`);
        if (flow.outcome !== undefined) writeClaim(writer, `outcome is ${memberOf(flow.outcome, outcome)}`);
        expectCalls(calls);
      });
    }
  }
  for (const service of program.services) {
    for (const operation of service.operations) {
      for (const scenario of operation.scenarios) {
        const { name, answers, calls } = scenario;
        begin(name, () => {
          const ports = standInsFor(service, scenario);
          const scripted = script(ports, answers);
          const all = madeServices(service, scenario, {
            variable: ({ handle }) => identifier(handle),
            scripted: (port) => scripted[ports.indexOf(port)] ?? '',
          });
          for (const each of all) {
            const given = [...each.given.map(({ value }) => value), ...(dialect.isObserved ? ['observed.append'] : [])];
            writer.items(`${each.variable} = ${typeName(each.name)}(`, given, ')');
          }
          const [open, close] = dialect.isAsync ? ['asyncio.run(', ')'] : ['', ''];
          const values = operation.parameters.map((each) => written(each, each.sample));
          const result = resultIn(operation, scenario);
          const kept = result === undefined ? '' : 'result = ';
          const call = (): void =>
            writer.items(
              `${scenario.raised === undefined ? kept : ''}${open}service.${identifier(operation.name)}(`,
              values,
              `)${close}`,
            );
          if (scenario.raised === undefined) call();
          else writer.block(`with pytest.raises(${errorType(scenario.raised)}):`, '', call);
          if (scenario.raised === undefined && result !== undefined)
            writeClaim(
              writer,
              `result ${typeof result.sample === 'boolean' ? 'is' : '=='} ${written(result, result.sample)}`,
            );
          expectCalls(calls, { steps: stepsTaken(scenario) });
        });
      }
    }
  }
  for (const machine of program.machines) {
    const acting = portsOfMachine(machine);
    for (const { name, events, answers, state, calls, refused } of machine.scenarios) {
      begin(name, () => {
        const given = acting.length > 0 ? script(acting, answers, false) : [];
        writer.items(`machine = ${typeName(machine.name)}(`, given, ')');
        for (const [index, event] of events.entries()) {
          const call = `machine.handle(${memberOf(machine.events, event)})`;
          const isTried = isAnswerTried({ events, refused }, index);
          if (isTried) writeClaim(writer, `${call} is ${memberOf(machine.states, state)}`);
          else writer.line(call);
        }
        writeClaim(writer, `machine.state is ${memberOf(machine.states, state)}`);
        if (refused !== undefined) {
          const members = refused.map((event) => memberOf(machine.events, event));
          if (members.length === 1) refuses(writer, 'ValueError', `machine.handle(${members[0]})`);
          else {
            writer.items('for event in (', members, '):');
            writer.indented(() => refuses(writer, 'ValueError', 'machine.handle(event)'));
          }
          writeClaim(writer, `machine.state is ${memberOf(machine.states, state)}`);
        }
        if (machine.finals.length > 0)
          writer.line(`assert machine.is_finished is ${machine.finals.includes(state) ? 'True' : 'False'}`);
        if (acting.length > 0) expectCalls(calls, { isObserved: false });
      });
    }
  }
  for (const inventory of program.inventories) {
    for (const scenario of inventory.scenarios) {
      begin(scenario.name, () => {
        const argument = scenario.argument === '' ? '' : quote(scenario.argument);
        const call = `${typeName(inventory.name)}().${inventoryFunctions(inventory)[scenario.query]}(${argument})`;
        if (scenario.query === 'find') {
          if (scenario.expected === undefined) refuses(writer, 'KeyError', call);
          else writeClaim(writer, `${call}.label == ${quote(scenario.expected)}`);
        } else if (scenario.query === 'depth') writeClaim(writer, `${call} == ${scenario.expected}`);
        else writer.items(`assert ${call} == [`, scenario.expected.map(quote), ']');
      });
    }
  }
  for (const record of program.records) {
    for (const scenario of record.scenarios) {
      begin(scenario.name, () => writeRecordTest(writer, program, record, scenario));
    }
  }
  const body = writer.text();
  const head = createPythonWriter(dialect);
  writeImports(head, program, dialect, body, module);
  return { ...writer, text: () => `${head.text()}\n${body}`, marks: () => [] };
};

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What the answers of ports are that are asked for them; where they differ, nobody can say. */
const answersType = (ports: readonly PortDecl[]): string => {
  const asking = ports.flatMap(({ methods }) => methods.filter(isScripted));
  const [only = 'Any', ...others] = new Set(asking.map(answerType));
  return others.length === 0 ? only : 'Any';
};

/** As many words as stand on one line of black's width; a condition stands there whole or not at all. */
export const shortened = (words: readonly string[]): string => {
  const count = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length > 68);
  if (count < 0) return words.join(' ');
  const kept = wholeClauses(words, words.slice(0, count).join('').length);
  const isCut = kept.every((word, index) => word === words[index]) && words[kept.length] !== 'and';
  const condition = kept.findLastIndex((word) => word === 'when' || word === 'unless');
  return (isCut && condition > 0 ? kept.slice(0, condition) : kept).join(' ');
};

const refuses = (writer: Writer, error: string, call: string): void =>
  writer.block(`with pytest.raises(${error}):`, '', () => writer.line(call));

interface ScriptedPort {
  readonly port: PortDecl;
  readonly callsType: string;
  readonly noted: (step: Step, given: (value: PassedValue) => string) => string;
}

const writeScripted = (writer: Writer, { isAsync }: Dialect, { port, callsType, noted }: ScriptedPort): void => {
  const asks = asksAnything([port]);
  apart(writer);
  writer.block(`class Scripted${typeName(port.name)}:`, '', () => {
    writer.comment(asks ? 'Records every call and gives the answers of the test.' : 'Records every call.');
    writer.gap();
    writer.block(
      `def __init__(self, calls: ${callsType}${asks ? `, answers: list[${answersType([port])}]` : ''}) -> None:`,
      '',
      () => {
        writer.line('self._calls = calls');
        if (asks) writer.line('self._answers = answers');
      },
    );
    for (const step of port.methods) {
      writer.gap();
      const result = isScripted(step) ? answersType([port]) : resultType(step);
      const head = `${isAsync ? 'async ' : ''}def ${identifier(step.name)}(`;
      writer.items(head, ['self', ...parametersOf(step)], `) -> ${result}:`);
      writer.indented(() => {
        writer.items('self._calls.append(', [noted(step, ({ name }) => identifier(name))], ')');
        if (isScripted(step)) writer.line('return self._answers.pop(0)');
        else if (step.result !== undefined) writer.line(`return ${written(step.result, step.result.sample)}`);
      });
    }
  });
};

const writeRecordTest = (writer: Writer, program: Program, record: RecordDecl, scenario: RecordScenario): void => {
  const { records } = program;
  const fields = allFieldsOf(records, record);
  const make = (of: RecordDecl, values: Sample, open: string, close = ''): void =>
    writer.items(`${open}${typeName(of.name)}(`, argumentsOf(records, of, values), `)${close}`);
  const keeps = (field: FieldDecl, literal: Literal): void => {
    const value = written(field, literal);
    const isSingleton = value === 'None' || value === 'True' || value === 'False';
    writeClaim(writer, `made.${identifier(field.name)} ${isSingleton ? 'is' : '=='} ${value}`);
  };
  switch (scenario.kind) {
    case 'construct':
      make(record, scenario.values, 'made = ');
      for (const [index, field] of fields.entries()) keeps(field, scenario.values[index] ?? null);
      if (fields.length === 0) writer.line(`assert isinstance(made, ${typeName(record.name)})`);
      return;
    case 'initial':
      make(record, scenario.values, 'made = ');
      for (const field of fields.filter(({ initial }) => initial !== undefined)) keeps(field, field.initial ?? null);
      return;
    case 'refuse':
      writeRaises(writer, refusedFor(scenario.why, scenario.field), () => make(record, scenario.values, ''));
      return;
    case 'bothEnds': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end?.inverse === undefined || target === undefined) return;
      make(record, scenario.values, 'one = ');
      make(target, scenario.target, 'other = ');
      const { link, unlink } = endStatements(records, end.name, end.isList);
      writer.line(link('one', 'other'));
      const holds = (holder: string, name: Name, isList: boolean, value: string): string =>
        isList
          ? `assert ${value} in ${holder}.${identifier(name)}`
          : `assert ${holder}.${identifier(name)} is ${value}`;
      writer.line(holds('one', end.name, end.isList, 'other'));
      writer.line(holds('other', end.inverse, end.inverseIsList === true, 'one'));
      writer.line(unlink('one', 'other'));
      const lacks = (holder: string, name: Name, isList: boolean): string =>
        isList ? `assert ${holder}.${identifier(name)} == []` : `assert ${holder}.${identifier(name)} is None`;
      writer.line(lacks('one', end.name, end.isList));
      writer.line(lacks('other', end.inverse, end.inverseIsList === true));
      if (!movesAway(end)) return;
      make(record, scenario.values, 'another = ');
      writer.line(link('one', 'other'));
      writer.line(link('another', 'other'));
      writer.line(lacks('one', end.name, false));
      writer.line(holds('other', end.inverse, false, 'another'));
      return;
    }
    case 'oneEnd': {
      const end = allEndsOf(records, record).find(({ name }) => name === scenario.end);
      const target = recordOf(records, scenario.made);
      if (end === undefined || target === undefined) return;
      const field = `one.${identifier(end.name)}`;
      const { link, unlink } = endStatements(records, end.name, end.isList);
      make(record, scenario.values, 'one = ');
      make(target, scenario.target, 'other = ');
      writer.line(link('one', 'other'));
      writer.line(end.isList ? `assert other in ${field}` : `assert ${field} is other`);
      if (end.given !== undefined || end.isNonEmpty === true) return;
      writer.line(unlink('one', 'other'));
      writer.line(end.isList ? `assert ${field} == []` : `assert ${field} is None`);
      return;
    }
    case 'moved':
    case 'lastStays':
      writeHeldEnd(writer, records, record, scenario, writeRaises);
      return;
    case 'unique':
    case 'roundTrip':
    case 'update':
    case 'missing':
    case 'referred':
    case 'linked':
      writeStoreTest(writer, program, record, scenario, { make, raises: writeRaises });
  }
};

/**
 * The arguments that make a record of these values; what is optional and has none is left out. `holder` stands before enums of the program
 * where they are not imported.
 */
export const given = (fields: readonly FieldDecl[], values: Sample, holder = ''): readonly string[] =>
  fields.flatMap((field, index) => {
    const value = values[index] ?? null;
    return value === null && (field.isOptional || field.initial !== undefined) && !field.isList
      ? []
      : [
          `${identifier(field.name)}=${typeof value === 'object' && value !== null ? holder : ''}${written(field, value)}`,
        ];
  });

/** All that makes a record: its values, and what it cannot be without, but for `end`. */
export const argumentsOf = (
  records: readonly RecordDecl[],
  record: RecordDecl,
  values: Sample,
  end?: { readonly name: Name; readonly value: string },
): readonly string[] => [
  ...given(allFieldsOf(records, record), values),
  ...givenEndsOf(records, record).map(({ name, given: example }) => {
    const other = recordOf(records, example?.record);
    const made =
      other === undefined || example === undefined
        ? 'None'
        : `${typeName(other.name)}(${argumentsOf(records, other, example.values).join(', ')})`;
    return `${identifier(name)}=${name === end?.name ? end.value : made}`;
  }),
];

/** What the tests use of the standard library, of pytest and of the module. */
const writeImports = (writer: Writer, program: Program, { isAsync }: Dialect, body: string, module: string): void => {
  const uses = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(body);
  if (isAsync && uses('asyncio')) writer.line('import asyncio');
  const dates = ['date', 'datetime', 'time'].filter((word) =>
    new RegExp(`(?<![.\\w])${word}(?:\\.fromisoformat)?\\(`).test(body),
  );
  if (dates.length > 0) writer.line(`from datetime import ${dates.join(', ')}`);
  if (uses('Decimal')) writer.line('from decimal import Decimal');
  const typing = ['Any', 'cast'].filter(uses);
  if (typing.length > 0) writer.line(`from typing import ${typing.join(', ')}`);
  if (uses('UUID')) writer.line('from uuid import UUID');
  if (uses('pytest')) {
    writer.gap();
    writer.line('import pytest');
  }
  const classes = [
    ...program.enums,
    ...program.services,
    ...program.machines,
    ...program.inventories,
    ...program.records,
    ...program.records.flatMap(({ store, links }) => store ?? links ?? []),
    ...(program.stores === undefined ? [] : [program.stores]),
  ].map(({ name }) => typeName(name));
  const errors = program.errors.map(errorType);
  const names = [...new Set([...errors, ...classes, ...program.flows.map(({ name }) => identifier(name))])].filter(
    uses,
  );
  if (names.length === 0) return;
  writer.gap();
  writeImport(writer, module, names);
};

const writeRaises = (writer: Writer, message: string, body: () => void): void => {
  const line = `with pytest.raises(ValueError, match=${quote(message)}):`;
  if (line.length <= writer.room()) {
    writer.block(line, '', body);
    return;
  }
  writer.block('with pytest.raises(', '):', () => writer.line(`ValueError, match=${quote(message)}`));
  writer.indented(body);
};
