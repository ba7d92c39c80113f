import type { Writer } from '../../../printing/writer.ts';
import { type PortDecl, type Program, saidOf, usedPorts } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { apart, type Dialect, identifier, quote, typeName, writeInside } from '../dialect.ts';
import { withImports } from '../with-imports.ts';
import { answerOf, answerType, parametersOf } from '../write-flows.ts';
import { written } from '../written.ts';

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (program: Program, dialect: Dialect, module: string): Writer => {
  const answers = exampleAnswers(program);
  const ports = usedPorts(program);
  return withImports(
    dialect,
    {
      about: 'Prints each step and always gives the same answers. Replace it with your own code.',
      program: module,
      libraries: [],
      own: [['web_app', ['Ports']]],
    },
    (writer) => {
      for (const port of ports) writePort(writer, dialect, port, answers);
      apart(writer);
      writer.block('def example_ports() -> Ports:', '', () =>
        writer.block('return Ports(', ')', () => {
          for (const { name } of ports) writer.line(`${identifier(name)}=Example${typeName(name)}(),`);
        }),
      );
    },
  );
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
      const type = typeof step.answer === 'object' ? `program.${typeName(step.answer.name)}` : answerType(step);
      const head = `${isAsync ? 'async ' : ''}def ${identifier(step.name)}(`;
      writer.gap();
      writer.items(head, ['self', ...parametersOf(step)], `) -> ${type}:`, step.name.from);
      writer.indented(() => {
        writeInside(writer, ['print(', quote(saidOf(step)), ')']);
        if (step.result !== undefined) writer.line(`return ${written(step.result, step.result.sample)}`);
        if (answer === undefined) return;
        const said = answerOf(step, answer);
        writer.line(`return ${typeof answer === 'boolean' ? said : `program.${said}`}`);
      });
    }
  });
};
