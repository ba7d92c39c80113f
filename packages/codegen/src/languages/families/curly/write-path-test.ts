import type { Writer } from '../../../printing/writer.ts';
import type { PathScenario } from '../../../program/index.ts';
import { answerWith, type ConstantOf, type WrittenOf } from '../call-names.ts';

interface PathTest {
  readonly scenario: Pick<PathScenario, 'answers'>;
  /** Makes the script of these answers. */
  readonly script: (answers: readonly string[]) => void;
  /** Makes what is tried. */
  readonly subject: () => void;
  readonly run: string;
  /** What is claimed of the outcome; absent where there is none. */
  readonly outcome?: string;
  /** Claims what was called. */
  readonly calls: () => void;
  readonly constantOf: ConstantOf;
  readonly written: WrittenOf;
}

/** What a test of a flow or an operation does: answers by a script, then looks at what was called. */
export const writePathTest = (
  writer: Writer,
  { scenario, script, subject, run, outcome, calls, constantOf, written }: PathTest,
): void => {
  script(scenario.answers.map(answerWith(constantOf, written)));
  subject();
  writer.gap();
  writer.line(run);
  writer.gap();
  if (outcome !== undefined) writer.line(outcome);
  calls();
};
