import { asksForThing } from '@diagloom/language/morphology';
import { looksAtThing } from '@diagloom/language/verdicts';
import { createNameScope, type PassedValue, type Step } from '../../program/index.ts';
import { plural, singular } from '../../program/plural.ts';
import { ownWords } from '../handles.ts';
import { sampleOf } from '../records/samples.ts';

/** What goes over a line and what comes back of it. */
export type Payload = Pick<Step, 'parameters' | 'result'>;

/** A line between two parts, as it is called. */
export interface CalledLine {
  readonly id: string;
  /** The words of its method. */
  readonly words: readonly string[];
  /** Where the line says nothing, or only how it travels: what its method is called after. */
  readonly usual?: string;
  /** Nobody waits for an answer. */
  readonly isSignal: boolean;
}

/** What is given to, and comes back of, calls that a drawing says nothing of but their verb. */
const usualPayloads: Readonly<Record<string, readonly [given: string, back: string]>> = {
  access: ['request', 'response'],
  call: ['request', 'response'],
  handle: ['request', 'response'],
  'handle message': ['message', ''],
  'look up': ['key', 'value'],
  publish: ['message', ''],
  query: ['statement', 'rows'],
  receive: ['', 'message'],
  search: ['query', 'results'],
};

/** True for a value that says no more than how a part is called, and for none. */
export const isUsualValue = (value: PassedValue | undefined): boolean =>
  value === undefined || Object.values(usualPayloads).some((pair) => pair.includes(value.name.words.join(' ')));

/** What whoever is asked gives back where a line says nothing of what for. */
export const isResponse = (value: PassedValue): boolean => value.name.words.join(' ') === 'response';

/** Whether two values are the same thing, called by more or fewer words, or one of it and several: a reading, and invalid readings. */
export const isSameThing = (one: PassedValue, other: PassedValue): boolean => {
  const [longer, shorter] = [one, other].map(inSingular).sort((left, right) => right.length - left.length);
  return shorter !== undefined && longer?.slice(-shorter.length).join(' ') === shorter.join(' ');
};

const inSingular = ({ name }: PassedValue): readonly string[] =>
  name.words.map((word, index) => (index === name.words.length - 1 ? singular(word) : word));

const finding = new Set(['find', 'load', 'query', 'look', 'search', 'receive', 'request', 'ask']);
const ahead = /^(?:as|at|by|for|from|if|in|into|of|on|over|per|through|to|up|using|via|when|with)$/;

/**
 * What is passed over lines, named after what they say: an `order` of “places orders”, `rows` of a database that is only drawn to be used. A
 * drawing of parts has no types, so all of it is text.
 */
export const createPayloads = (labels: readonly string[]): ((line: CalledLine) => Payload) => {
  const taken = new Set([
    ...ownWords,
    ...labels.map((label) => createNameScope().take(label, [], 'part').words.join('')),
  ]);
  const known = new Map<string, number>();
  const passedAs = (label: string, from: string): PassedValue => {
    const plain = createNameScope().take(label, [from], 'value');
    const name = taken.has(plain.words.join('')) ? createNameScope().take(`given ${label}`, [from], 'value') : plain;
    const index = known.get(name.words.join('')) ?? known.size + 1;
    known.set(name.words.join(''), index);
    const isList = isSeveral(name.words);
    const words = isList ? [...name.words.slice(0, -1), singular(name.words.at(-1) ?? '')] : name.words;
    const sample = sampleOf('text', words, index);
    return {
      name,
      type: { kind: 'scalar', scalar: 'text' },
      isOptional: false,
      isList,
      summary: '',
      sample: isList ? [sample, sampleOf('text', words, index + 1)] : sample,
    };
  };
  return ({ id, words, usual, isSignal }) => {
    const [given, back] = usual === undefined ? payloadIn(words) : (usualPayloads[usual] ?? ['request', 'response']);
    return {
      ...(given !== '' && { parameters: [passedAs(given, id)] }),
      ...(back !== '' && !isSignal && { result: passedAs(back, id) }),
    };
  };
};

/** What a method that says what it does is given, and what it brings back. */
const payloadIn = ([verb = '', ...rest]: readonly string[]): readonly [given: string, back: string] => {
  const end = rest.findIndex((word, index) => index > 0 && ahead.test(word));
  const object = (end < 0 ? rest : rest.slice(0, end)).filter((word, index) => index > 0 || !ahead.test(word));
  const thing = object.every((word) => /^\d+$/.test(word)) ? '' : object.join(' ');
  const isBrought = finding.has(verb) || asksForThing([verb, ...object]) || looksAtThing([verb, ...object]);
  if (thing !== '' && isBrought) return ['', thing];
  return [thing === '' ? 'request' : singular(thing), ''];
};

const isSeveral = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return singular(last) !== last && plural([singular(last)])[0] === last;
};
