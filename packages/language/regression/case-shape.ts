import type { EditCase, EditChecks, PromptCase, PromptChecks, SpecChecks } from './check.ts';

/** True for a case as the files of `prompts/` hold it; a misspelt key or a value of another form is none. */
export const isPromptCase = (value: unknown): value is PromptCase =>
  isRecord(value) &&
  ['id', 'type', 'prompt'].every((key) => isText(value[key])) &&
  isChecklist(value.checks, promptShapes);

/** True for a case as the files of `edits/` hold it. */
export const isEditCase = (value: unknown): value is EditCase =>
  isRecord(value) &&
  ['id', 'type', 'before', 'instruction'].every((key) => isText(value[key])) &&
  isChecklist(value.expect, editShapes);

type Shape = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Shape = (value) => typeof value === 'string' && value.trim() !== '';

const isTexts: Shape = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);

const isPhrase: Shape = (value) => isText(value) || isTexts(value);

const isTrue: Shape = (value) => value === true;

const isCount: Shape = (value) => Number.isInteger(value);

const isOneOf =
  (...texts: readonly string[]): Shape =>
  (value) =>
    texts.some((text) => text === value);

const isMultiplicity = isOneOf('1', 'many', 'any');

const isTuple =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    Array.isArray(value) && value.length === shapes.length && shapes.every((shape, index) => shape(value[index]));

const isPair = isTuple(isPhrase, isPhrase);

const isTriple = isTuple(isPhrase, isPhrase, isPhrase);

const specShapes: { readonly [Key in keyof SpecChecks]: Shape } = {
  node: isPhrase,
  group: isPhrase,
  edge: (value) => isPair(value) || isTriple(value),
  noEdge: isPair,
  path: isPair,
  linked: isPair,
  under: isPair,
  decision: isTuple(isPhrase, isCount),
  kind: isPair,
  relation: isTriple,
  lane: isPair,
  inside: isPair,
  attribute: isPair,
  noAttribute: isPair,
  cardinality: isTuple(isPhrase, isPhrase, isMultiplicity, isMultiplicity),
  count: isTuple(isPhrase, isCount),
  message: isTriple,
  reply: isPair,
  frame: isPhrase,
  order: isPair,
  note: isPhrase,
  nodes: (value) => isRecord(value) && isCount(value.min) && isCount(value.max),
  absent: isTexts,
};

const promptShapes: { readonly [Key in keyof PromptChecks]: Shape } = { ...specShapes, warns: isPhrase };

const editShapes: { readonly [Key in keyof EditChecks]: Shape } = {
  ...specShapes,
  has: isPhrase,
  gone: isPhrase,
  between: isTriple,
  renamed: isPair,
  style: isTuple(
    isPhrase,
    isOneOf('fill', 'stroke', 'text'),
    isOneOf('red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'),
  ),
  direction: isOneOf('down', 'right', 'up', 'left'),
  theme: isText,
  unchanged: (value) =>
    isRecord(value) && Array.isArray(value.candidates) && value.candidates.every((candidate) => isText(candidate)),
  says: isTrue,
  undo: isTrue,
  may: isTexts,
  free: isTrue,
};

const isChecklist = (value: unknown, shapes: Readonly<Record<string, Shape>>): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((check) => {
    if (!isRecord(check)) return false;
    const [key, ...others] = Object.keys(check);
    if (key === undefined || others.length > 0) return false;
    return Object.hasOwn(shapes, key) && shapes[key]?.(check[key]) === true;
  });
