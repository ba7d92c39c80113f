import type { Writer } from '../../../printing/writer.ts';
import { type PortDecl, saidOf, usedPorts } from '../../../program/index.ts';
import { exampleAnswers } from '../../../serving/example-answers.ts';
import { identifier, quote, stepName, symbol, typeName, variable } from '../dialect.ts';
import { writeMethod } from '../write-flows.ts';
import { writtenValue } from '../written-value.ts';
import type { App } from './web-files.ts';

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (writer: Writer, { program, module }: App): void => {
  const answers = exampleAnswers(program);
  const ports = usedPorts(program);
  writer.comment('Prints each step and always gives the same answers. Replace it with your own code.');
  writer.block('module ExamplePorts', 'end', () => {
    for (const port of ports) writePort(writer, module, port, answers);
    writer.gap();
    writer.block('def self.all', 'end', () =>
      writer.items(
        'HttpApp::Ports.new(',
        ports.map(({ name }) => `${identifier(name)}: ${typeName(name)}.new`),
        ')',
      ),
    );
  });
};

const writePort = (
  writer: Writer,
  module: string,
  { name, methods }: PortDecl,
  answers: ReturnType<typeof exampleAnswers>,
): void => {
  writer.gap();
  writer.block(`class ${typeName(name)}`, 'end', () => {
    writer.line(`include ${module}::${typeName(name)}`);
    for (const step of methods) {
      const answer = answers.get(step);
      const { parameters = [], result } = step;
      writer.gap();
      const taken = parameters.map(({ name: each }) => `_${variable(each)}`);
      writeMethod(writer, stepName(step), taken, step.name.from, () => {
        writer.line(`puts ${quote(saidOf(step))}`);
        if (result !== undefined) writer.line(writtenValue(result, result.sample));
        if (answer !== undefined) writer.line(typeof answer === 'boolean' ? String(answer) : symbol(answer));
      });
    }
  });
};
