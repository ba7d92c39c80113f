import { pascalCase } from '../../../printing/cases.ts';
import { doubleQuoted } from '../../../printing/double-quoted.ts';
import type { Writer } from '../../../printing/writer.ts';
import { type PortDecl, saidOf } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { writeBraces } from '../../families/curly/dialect.ts';
import { identifier, memberName, portName, stepName } from '../dialect.ts';
import { answerType } from '../write-types.ts';
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
      const plain =
        answer === undefined || typeof answer === 'boolean' || typeof step.answer !== 'object'
          ? String(answer)
          : dialect.constantOf(step.answer, answer);
      writer.gap();
      writeBraces(
        writer,
        dialect,
        `public ${answerType(step, dialect)} ${stepName(step, dialect)}()`,
        () => {
          writer.line(`Console.WriteLine(${doubleQuoted(saidOf(step))});`);
          if (answer === undefined) {
            if (dialect.isAwaited) writer.line('return Task.CompletedTask;');
          } else writer.line(`return ${dialect.isAwaited ? `Task.FromResult(${plain})` : plain};`);
        },
        { about: step.name.from },
      );
    }
  });
};
