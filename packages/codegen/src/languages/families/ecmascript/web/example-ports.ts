import type { Writer } from '../../../../printing/writer.ts';
import { type Answer, type PortDecl, type Program, type Step, saidOf, usedPorts } from '../../../../program/index.ts';
import { exampleAnswers } from '../../../../serving/example-answers.ts';
import { createScriptWriter, type Dialect, literalOf, methodName, quote } from '../dialect.ts';
import { writtenValue } from '../written-value.ts';
import { portName } from './routes.ts';

/** Ports to begin with: they say what they would do, and answer so that each flow comes to an end. */
export const writeExamplePorts = (program: Program, dialect: Dialect): Writer => {
  const { isTyped } = dialect;
  const answers = exampleAnswers(program);
  const writer = createScriptWriter(dialect);
  if (isTyped) writer.line("import type { Ports } from './app';");
  writer.gap();
  writer.comment('Prints each step and always gives the same answers. Replace it with your own code.');
  writer.block(`export const examplePorts${isTyped ? ': Ports' : ''} = {`, '};', () => {
    for (const port of usedPorts(program)) writePort(writer, port, answers, dialect.isAsync);
  });
  return writer;
};

const writePort = (writer: Writer, port: PortDecl, answers: ReadonlyMap<Step, Answer>, isAsync: boolean): void =>
  writer.block(`${portName(port)}: {`, '},', () => {
    for (const step of port.methods) {
      const answer = answers.get(step);
      writer.block(
        `${isAsync ? 'async ' : ''}${methodName(step.name)}() {`,
        '},',
        () => {
          writer.line(`console.log(${quote(saidOf(step))});`);
          if (step.result !== undefined) writer.line(`return ${writtenValue(step.result, step.result.sample)};`);
          if (answer !== undefined) writer.line(`return ${typeof answer === 'boolean' ? answer : literalOf(answer)};`);
        },
        step.name.from,
      );
    }
  });
