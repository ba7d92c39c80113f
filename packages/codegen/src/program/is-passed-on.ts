import { valuesTakenBy } from './blocks.ts';
import type { FieldDecl } from './record.ts';
import type { OperationDecl } from './service.ts';

/** True where an operation does something with what it is given: some languages refuse a parameter that nobody looks at. */
export const isPassedOn = ({ body, result }: OperationDecl, { name }: FieldDecl): boolean =>
  [...valuesTakenBy(body), ...(result === undefined ? [] : [result])].some(
    (each) => each.name.words.join('') === name.words.join(''),
  );
