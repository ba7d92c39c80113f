import type { Program, TypeRef } from '../../program/index.ts';
import { type Dialect, functionName, typeName } from './dialect.ts';

/** The lines that import what the module of a program uses. */
export const importsOf = (
  { enums, ports, flows, services, records, inventories }: Program,
  dialect: Dialect,
): readonly string[] => {
  const isRunning = flows.length + services.length > 0;
  const plain = records.filter(({ kind }) => kind !== 'interface');
  const hasLists = plain.some(({ fields, ends }) => ends.length > 0 || fields.some(({ isList }) => isList));
  const isAbstract = records.some(
    ({ kind, extends: parent, implements: promised }) =>
      kind !== 'class' && parent === undefined && promised.length === 0,
  );
  const hasAbstractMethods = records.some(({ kind, operations }) => kind === 'interface' && operations.length > 0);
  const types = records.flatMap(({ fields, operations }): readonly (TypeRef | undefined)[] => [
    ...fields.map(({ type }) => type),
    ...operations.flatMap(({ parameters, result }) => [result, ...parameters.map(({ type }) => type)]),
  ]);
  const typing = [...(ports.length > 0 ? ['Protocol'] : [])];
  const dataclasses = [
    ...(plain.length > 0 || inventories.length > 0 ? ['dataclass'] : []),
    ...(hasLists ? ['field'] : []),
  ];
  const abc = [...(isAbstract ? ['ABC'] : []), ...(hasAbstractMethods ? ['abstractmethod'] : [])];
  return [
    ...(records.length > 0 ? ['from __future__ import annotations', ''] : []),
    ...(types.some((type) => isTime(type)) ? ['import datetime'] : []),
    ...from('abc', abc),
    ...from('collections.abc', dialect.isObserved && isRunning ? ['Callable'] : []),
    ...from('dataclasses', dataclasses),
    ...from('decimal', types.some((type) => isScalar(type, 'decimal')) ? ['Decimal'] : []),
    ...from('enum', enums.length > 0 ? ['Enum'] : []),
    ...from('typing', typing),
    ...from('uuid', types.some((type) => isScalar(type, 'uuid')) ? ['UUID'] : []),
  ];
};

const from = (module: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`from ${module} import ${names.join(', ')}`];

const isScalar = (type: TypeRef | undefined, scalar: string): boolean =>
  type?.kind === 'scalar' && type.scalar === scalar;

const isTime = (type: TypeRef | undefined): boolean => isScalar(type, 'date') || isScalar(type, 'timestamp');

/** What tests import from the program's module. `text` is what they say below their imports. */
export const namesInTests = (program: Program, text: string): readonly string[] => {
  const { enums, flows, services, records, machines, inventories } = program;
  const stores = records.flatMap(({ store }) => (store === undefined ? [] : [store]));
  const classes = [...enums, ...services, ...records, ...stores, ...machines, ...inventories].map(({ name }) =>
    typeName(name),
  );
  const code = text.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '""');
  const words = new Set(code.match(/\w+/g) ?? []);
  const used = [...new Set([...flows.map(({ name }) => functionName(name)), ...classes])];
  return used.filter((name) => words.has(name)).sort();
};

/** Standard modules that tests use, by what they say. */
export const importsOfTests = (text: string): readonly string[] => [
  ...(text.includes('asyncio.run(') ? ['import asyncio'] : []),
  ...(/\bdatetime\.\w+\(/.test(text) ? ['import datetime'] : []),
  ...from('decimal', /[=( ]Decimal\("/.test(text) ? ['Decimal'] : []),
  ...from('typing', /: Any\b|-> Any:/.test(text) ? ['Any'] : []),
  ...from('uuid', /[=( ]UUID\(/.test(text) ? ['UUID'] : []),
];
