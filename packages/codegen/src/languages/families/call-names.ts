import {
  type EnumDecl,
  isGivenBack,
  isScripted,
  type Name,
  type PassedValue,
  type PathScenario,
  type PortDecl,
  type Step,
} from '../../program/index.ts';

/** What a test notes of a call: its method, behind its port where several ports have a method of that name. */
export const createCallNames = (
  ports: readonly PortDecl[],
  write: { readonly method: (step: Step) => string; readonly port: (name: Name) => string },
): ((step: Step) => string) => {
  const methods = ports.flatMap((port) => port.methods.map(write.method));
  const isShared = new Set(methods).size < methods.length;
  return (step) => (isShared ? `${write.port(step.port.handle)}.${write.method(step)}` : write.method(step));
};

/** Whether tests have to give answers. */
export const asksAnything = (ports: readonly PortDecl[]): boolean =>
  ports.some(({ methods }) => methods.some(isScripted));

/** Whether tests look at what is passed: calls are then noted with their values, otherwise by their names only. */
export const passesAnything = (ports: readonly PortDecl[]): boolean =>
  ports.some(({ methods }) => methods.some(({ parameters = [] }) => parameters.length > 0));

/** How code writes a value of an enum. */
export type ConstantOf = (values: EnumDecl, member: Name) => string;

/** How code writes an example of a value. */
export type WrittenOf = (value: PassedValue, sample: PassedValue['sample']) => string;

/** An answer as code writes it. */
export const answerWith =
  (constantOf: ConstantOf, written: WrittenOf) =>
  ({ step, answer }: PathScenario['answers'][number]): string => {
    if (isGivenBack(answer)) return written(answer, answer.sample);
    return typeof answer === 'boolean' || typeof step.answer !== 'object'
      ? String(answer)
      : constantOf(step.answer, answer);
  };
