import type { SpecAttribute } from '@diagloom/diagram/model';
import {
  beyondWords,
  createNameScope,
  type NameScope,
  oneLine,
  type RecordOperation,
  type TypeRef,
  type ValueType,
} from '../../../program/index.ts';
import { nameWithUnit, readType } from '../../records/read-type.ts';

/** Reads `borrow(book: Book): Loan`. */
export const readOperation = (
  row: SpecAttribute,
  owner: string,
  members: NameScope,
  typeOf: (text: string, words: readonly string[], about: string) => TypeRef,
): RecordOperation => {
  const [, label = row.name, inside = ''] = /^(.*?)\((.*)\)\s*$/.exec(row.name) ?? [];
  const parameters = createNameScope();
  const result = (row.type ?? '').trim();
  const isGetter = inside.trim() === '' && result !== '' && !/^void$/i.test(result);
  const said = isGetter && members.has(label) ? `get ${label}` : label;
  const name = members.take(nameWithUnit(said, result), [owner], 'operation');
  return {
    name,
    parameters: splitParameters(inside).map((text) => {
      const [first = '', type = ''] = text.includes(':')
        ? text.split(':')
        : /^(\S+)\s+(\S+)$/.test(text)
          ? text.split(/\s+/).reverse()
          : [text];
      const parameter = parameters.take(nameWithUnit(first, type), [owner], 'value');
      return { name: parameter, type: valueType(type, typeOf(type, parameter.words, owner)) };
    }),
    ...(result !== '' && !/^void$/i.test(result) && { result: valueType(result, typeOf(result, name.words, owner)) }),
    summary:
      beyondWords({ ...name, label: oneLine(row.name).replace(/\s*\(.*$/, '') }) === ''
        ? ''
        : `Drawn as “${oneLine(row.name)}”.`,
  };
};

const valueType = (text: string, of: TypeRef): ValueType => {
  const { isList, isOptional } = readType(text);
  if (isList) return { kind: 'list', of };
  return isOptional ? { kind: 'optional', of } : of;
};

const splitParameters = (inside: string): readonly string[] =>
  inside
    .split(/,(?![^<]*>)/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
