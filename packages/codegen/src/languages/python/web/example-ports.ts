import type { Writer } from '../../../printing/writer.ts';
import { type PortDecl, type Program, saidOf, usedPorts } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { apart, createPythonWriter, type Dialect, identifier, quote, typeName, writeInside } from '../dialect.ts';
import { answerOf } from '../write-flows.ts';

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (program: Program, dialect: Dialect, module: string): Writer => {
  const answers = exampleAnswers(program);
  const ports = usedPorts(program);
  const writer = createPythonWriter(dialect);
  writer.comment('Prints each step and always gives the same answers. Replace it with your own code.');
  writer.gap();
  const namesAnswers = ports.some(({ methods }) => methods.some(({ answer }) => typeof answer === 'object'));
  if (namesAnswers) writer.line(`import ${module} as program`);
  writer.line('from web_app import Ports');
  for (const port of ports) writePort(writer, dialect, port, answers);
  apart(writer);
  writer.block('def example_ports() -> Ports:', '', () =>
    writer.block('return Ports(', ')', () => {
      for (const { name } of ports) writer.line(`${identifier(name)}=Example${typeName(name)}(),`);
    }),
  );
  return writer;
};

const writePort = (
  writer: Writer,
  { isAsync }: Dialect,
  { name, methods }: PortDecl,
  answers: ReturnType<typeof exampleAnswers>,
): void => {
  apart(writer);
  writer.block(`class Example${typeName(name)}:`, '', () => {
    for (const step of methods) {
      const answer = answers.get(step);
      const type =
        step.answer === undefined
          ? 'None'
          : step.answer === 'boolean'
            ? 'bool'
            : `program.${typeName(step.answer.name)}`;
      writer.gap();
      writer.block(
        `${isAsync ? 'async ' : ''}def ${identifier(step.name)}(self) -> ${type}:`,
        '',
        () => {
          writeInside(writer, ['print(', quote(saidOf(step)), ')']);
          if (answer === undefined) return;
          const written = answerOf(step, answer);
          writer.line(`return ${typeof answer === 'boolean' ? written : `program.${written}`}`);
        },
        step.name.from,
      );
    }
  });
};
