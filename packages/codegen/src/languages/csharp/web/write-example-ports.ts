import { pascalCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type Answer, type PortDecl, type Step, saidOf } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import { identifier, memberName, portName, stepName } from '../dialect.ts';
import { answerType, parametersOf } from '../write-types.ts';
import { written } from '../written.ts';
import type { App } from './app.ts';

/** A class that holds all ports. */
export const writePorts = (writer: Writer, { ports, dialect }: App): void => {
  writer.comment('What the program depends on; for you to implement.');
  writeBraces(writer, dialect, 'public sealed class Ports', () => {
    writer.items(
      'public Ports(',
      ports.map((port) => `${portName(port)} ${identifier(port.name)}`),
      ')',
    );
    writer.block('{', '}', () => {
      for (const { name } of ports) writer.line(`${memberName(name)} = ${identifier(name)};`);
    });
    for (const port of ports) {
      writer.gap();
      writer.line(`public ${portName(port)} ${memberName(port.name)} { get; }`);
    }
  });
};

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (writer: Writer, { ports, dialect, program }: App): void => {
  const answers = exampleAnswers(program);
  writer.comment('Prints each step and always gives the same answers. Replace it with your own code.');
  writeBraces(writer, dialect, 'public static class ExamplePorts', () => {
    writeBraces(writer, dialect, 'public static Ports Create()', () => {
      writer.items(
        'return new Ports(',
        ports.map(({ name }) => `new Example${pascalCase(name)}()`),
        ');',
      );
    });
    for (const port of ports) writePort(writer, dialect, port, answers);
  });
};

const writePort = (
  writer: Writer,
  dialect: App['dialect'],
  port: PortDecl,
  answers: ReturnType<typeof exampleAnswers>,
): void => {
  writer.gap();
  writeBraces(writer, dialect, `private sealed class Example${pascalCase(port.name)} : ${portName(port)}`, () => {
    for (const step of port.methods) {
      const answer = answers.get(step);
      const plain = givenBack(step, answer, dialect);
      writer.gap();
      const head = `public ${answerType(step, dialect)} ${stepName(step, dialect)}(`;
      writer.items(head, parametersOf(step), ')', step.name.from);
      writer.block('{', '}', () => {
        writer.line(`Console.WriteLine(${doubleQuoted(saidOf(step))});`);
        if (plain !== undefined) writer.line(`return ${dialect.isAwaited ? `Task.FromResult(${plain})` : plain};`);
        else if (dialect.isAwaited) writer.line('return Task.CompletedTask;');
      });
    }
  });
};

const givenBack = (
  { answer: asked, result }: Step,
  answer: Answer | undefined,
  dialect: App['dialect'],
): string | undefined => {
  if (result !== undefined) return written([], result, result.sample);
  if (typeof answer === 'object' && typeof asked === 'object') return dialect.constantOf(asked, answer);
  return answer === undefined ? undefined : String(answer);
};
