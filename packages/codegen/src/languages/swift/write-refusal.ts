import type { Writer } from '../../printing/writer.ts';
import { type Program, refusalsOf as refused } from '../../program/index.ts';

/** Why something is refused, and the sentence that tells of it. Only what this program refuses. */
const reasons = {
  invalid: 'A value that cannot be, or that is taken.',
  notPossible: 'An event that leads nowhere from the present state.',
  notWritten: 'What is still to be written.',
} as const;

export const refusalsOf = ({ records, machines }: Program): readonly (keyof typeof reasons)[] => {
  const used = {
    invalid: records.some(
      ({ store, fields }) => store !== undefined || fields.some((field) => refused(field).length > 0),
    ),
    notPossible: machines.length > 0,
    notWritten: records.some(({ operations }) => operations.length > 0),
  };
  return (['invalid', 'notPossible', 'notWritten'] as const).filter((reason) => used[reason]);
};

export const writeRefusal = (writer: Writer, program: Program): void => {
  writer.comment('Why something is refused.');
  writer.block('public enum Refusal: Error, Equatable {', '}', () => {
    for (const reason of refusalsOf(program)) {
      writer.comment(reasons[reason]);
      writer.line(`case ${reason}(String)`);
    }
  });
};
