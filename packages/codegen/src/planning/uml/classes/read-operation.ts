import type { SpecAttribute } from '@diagloom/diagram/model';
import { settingVerbs } from '@diagloom/language/changes';
import { isYesNoQuestion, readVerb } from '@diagloom/language/morphology';
import {
  beyondWords,
  createNameScope,
  labelWords,
  type NameScope,
  oneLine,
  type RecordOperation,
  type TypeRef,
  type ValueType,
} from '../../../program/index.ts';
import { guessType, nameWithUnit, readType } from '../../records/read-type.ts';
import { isStatic } from './statics.ts';

/** Reads `borrow(book: Book): Loan`. A parameter without a type that is called like a class, or like several of one, is that: `typeNamed` tells which. */
export const readOperation = (
  row: SpecAttribute,
  owner: string,
  members: NameScope,
  {
    typeOf,
    typeNamed,
  }: {
    readonly typeOf: (text: string, words: readonly string[], about: string) => TypeRef;
    readonly typeNamed: (words: readonly string[]) => string | undefined;
  },
): RecordOperation => {
  const [, label = row.name, inside = ''] = /^(.*?)\((.*)\)\s*$/.exec(row.name) ?? [];
  const parameters = createNameScope();
  const written = (row.type ?? '').trim();
  const result = written === '' ? resultSaid(label) : written;
  const isGetter = inside.trim() === '' && result !== '' && !/^void$/i.test(result);
  const said = isGetter && members.has(label) ? `get ${label}` : label;
  const name = members.take(nameWithUnit(said, result), [owner], 'operation');
  return {
    name,
    parameters: splitParameters(inside).map((text) => {
      const [first = '', drawn = ''] = text.includes(':')
        ? text.split(':')
        : /^(\S+)\s+(\S+)$/.test(text)
          ? nameFirst(text.split(/\s+/))
          : [text];
      const parameter = parameters.take(nameWithUnit(first, drawn), [owner], 'value');
      const type = drawn.trim() === '' ? (typeNamed(parameter.words) ?? '') : drawn;
      return { name: parameter, type: valueType(type, typeOf(type, parameter.words, owner)) };
    }),
    ...(isStatic(row) && { isStatic: true as const }),
    ...((row.marks ?? []).includes('abstract') && { isAbstract: true as const }),
    ...(result !== '' && !/^void$/i.test(result) && { result: valueType(result, typeOf(result, name.words, owner)) }),
    summary:
      beyondWords({ ...name, label: oneLine(row.name).replace(/\s*\(.*$/, '') }) === ''
        ? ''
        : `Drawn as “${oneLine(row.name)}”.`,
  };
};

/** What an operation gives back where no type is drawn, as far as its name says: a truth of `isFree`, a number of `totalArea` and `getBalance`. */
const resultSaid = (label: string): string => {
  const words = labelWords(label);
  if (isYesNoQuestion(words)) return 'boolean';
  const [first = '', ...rest] = words;
  if (settingVerbs.has(first)) return '';
  const asked = /^(?:get|calculate|compute|count|determine|measure)$/.test(first) ? rest : words;
  if (asked === words && rest.length > 0 && /^(?:total|average|sum)$/.test(first)) return totalOf(words);
  const isNamed = asked !== words || readVerb(first)?.forms.has('base') !== true || isMeasure(words);
  const scalar = asked.length > 0 && isNamed && isMeasure(asked) ? guessType(asked) : 'text';
  return scalar === 'decimal' || scalar === 'integer' ? scalar : '';
};

/** What a total is of where nothing says more: an amount, or how many there are of something. */
const totalOf = (words: readonly string[]): string => {
  const scalar = guessType(words);
  if (scalar === 'decimal' || scalar === 'integer') return scalar;
  return words[0] === 'total' && /[^siu]s$/.test(words.at(-1) ?? '') ? 'integer' : 'decimal';
};

const isMeasure = (words: readonly string[]): boolean =>
  /^(?:amount|area|average|balance|capacity|cost|count|discount|distance|fee|height|length|perimeter|price|quantity|revenue|salary|score|size|speed|sum|tax|total|volume|weight|width)$/.test(
    words.at(-1) ?? '',
  );

/** The name and the type of `int nights`, and of `nights int`. */
const nameFirst = ([first = '', second = '']: readonly string[]): readonly string[] => {
  const isNameFirst = readType(second).scalar !== undefined && readType(first).scalar === undefined;
  return isNameFirst ? [first, second] : [second, first];
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
