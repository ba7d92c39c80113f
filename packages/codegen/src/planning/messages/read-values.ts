import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { isThingBroughtBack, type ObjectUse, readVerb, withoutReplyVerb } from '@diagloom/language/morphology';
import { createNameScope, oneLine, type PassedValue } from '../../program/index.ts';
import { plural, singular } from '../../program/plural.ts';
import { createDeeds, isCall } from '../deeds.ts';
import { ownWords } from '../handles.ts';
import { plainScalar } from '../records/plain-scalar.ts';
import { guessType, nameWithUnit, type ReadType, readType } from '../records/read-type.ts';
import { sampleOf } from '../records/samples.ts';
import { wholeOf } from './loops.ts';
import { findSpokenObjects } from './spoken-objects.ts';

/** A value by its words written together: `orderId` and `order id` are the same one. */
export type ValueName = string;

/** The values of a diagram: what is written behind its messages and within its replies. */
export interface Values {
  readonly drawnBehind: (message: SpecEdge) => readonly ValueName[];
  /** What a message that is told in words is about, and what it does with that. */
  readonly spokenIn: (
    message: SpecEdge,
  ) => { readonly values: readonly ValueName[]; readonly use: ObjectUse } | undefined;
  /** What a message is as a whole, where it names no deed: `order details`. */
  readonly sentAs: (message: SpecEdge) => ValueName | undefined;
  /** What one of the messages within a loop over these takes of it: the tag of “for each tag”, or its id. */
  readonly itemAsked: (
    each: string,
    messages: readonly SpecEdge[],
    known: {
      readonly takenBy: (message: SpecEdge) => Set<ValueName>;
      readonly isThere: (value: ValueName) => boolean;
    },
  ) => ValueName | undefined;
  /** What those are part of that a loop goes through, by its condition. */
  readonly wholeIn: (condition: string) => ValueName | undefined;
  readonly wordsOf: (value: ValueName) => readonly string[];
  /** Whether a value is one, or some, of what is called more exactly, or several: seats of free seats. */
  readonly isOffered: (value: ValueName, offer: ValueName) => boolean;
  /** Several of that value. */
  readonly listOf: (item: ValueName) => ValueName;
  /** The value that a parameter is. */
  readonly valueIn: (passed: Pick<PassedValue, 'name'>) => ValueName;
  /** The value as the parameter that a message takes it as. */
  readonly passedAs: (name: ValueName, from: string) => PassedValue;
}

export const createValues = (spec: DiagramSpec): Values => {
  const calls = spec.edges.filter(({ kind }) => kind !== 'reply');
  const isThing = createThings(calls.map(({ label }) => label));
  const sent = new Map(
    calls.flatMap((message) =>
      message.from !== message.to && isThing(message.label) ? [[message, [replyOf(message)]] as const] : [],
    ),
  );
  const written = new Map(
    spec.edges.map((message) => [message, [...splitArguments(message.label), ...(sent.get(message) ?? [])]]),
  );
  const replied = spec.edges.flatMap((edge) => (edge.kind === 'reply' ? [replyOf(edge)] : []));
  const passed = [...written.values()].flat();
  const spoken = findSpokenObjects(spec, {
    passed: passed.map(({ label }) => label),
    replied: replied.map(({ label }) => label).filter(isThingSaid),
  });
  const all = [
    ...passed,
    ...replied,
    ...[...spoken.values()].flatMap(({ labels }) => labels.map((label) => ({ label, type: '' }))),
  ];
  const labels = new Map<ValueName, string>();
  const types = new Map<ValueName, string>();
  for (const { label, type } of all) {
    const name = nameOf(label);
    if (!labels.has(name)) labels.set(name, label);
    if (type !== '' && !types.has(name)) types.set(name, type);
  }
  const called = spec.nodes.filter(({ id }) => spec.edges.some(({ to, kind }) => to === id && kind !== 'reply'));
  const lists = new Map<ValueName, ValueName>();
  const wordsOf = (name: ValueName): readonly string[] =>
    createNameScope().take(labels.get(name) ?? name, [], 'value').words;
  const isList = (name: ValueName): boolean => {
    const type = types.get(name);
    if (type !== undefined) return readType(type).isList;
    return lists.has(name) || (isSeveral(wordsOf(name)) && guessType(wordsOf(name)) === 'text');
  };
  /** What one of a list is: as it is written, as its items are written elsewhere, or as its name says. */
  const typeOf = (name: ValueName): ReadType => {
    const item = lists.get(name) ?? [...lists.keys()].find((list) => lists.get(list) === name);
    const type = types.get(name) ?? (item === undefined ? undefined : types.get(item)) ?? '';
    const words = wordsOf(name);
    const guessed = type === '' ? guessType(isList(name) ? oneOf(words) : words) : 'text';
    const read = readType(type);
    return { ...read, scalar: read.scalar ?? guessed };
  };
  const valuesByParameter = new Map<string, ValueName>();
  const handles = new Set([...called.map(({ label }) => nameOf(label)), ...ownWords]);
  return {
    drawnBehind: (message) => [...new Set((written.get(message) ?? []).map(({ label }) => nameOf(label)))],
    spokenIn: (message) => {
      const found = spoken.get(message);
      return found && { values: found.labels.map(nameOf), use: found.use };
    },
    wordsOf,
    isOffered: (value, offer) => {
      const [some, all] = [plural(wordsOf(value)), wordsOf(offer)];
      return value !== offer && some.join(' ') === all.slice(-some.length).join(' ');
    },
    sentAs: (message) => sent.get(message)?.map(({ label }) => nameOf(label))[0],
    wholeIn: (condition) => {
      const whole = wholeOf(condition);
      return whole && nameOf(whole);
    },
    itemAsked: (each, messages, { takenBy, isThere }) => {
      const [item, id] = [nameOf(each), nameOf(`${each} id`)];
      const drawn = [item, id].find((value) => messages.some((message) => takenBy(message).has(value)));
      if (drawn !== undefined) return drawn;
      if (isTurn(each) || messages.length === 0 || isThere(item)) return undefined;
      const told = messages.filter((message) => !isCall(message.label));
      // What is sent for one of several is found out of it; where nothing is sent, that one is.
      const isFound = messages.some((message) => [...takenBy(message)].some((value) => !isThere(value)));
      for (const message of told.length > 0 ? told : isFound ? [] : messages.slice(0, 1)) takenBy(message).add(item);
      if (!labels.has(item)) labels.set(item, each);
      return item;
    },
    listOf: (item) => {
      const label = plural(wordsOf(item)).join(' ');
      const list = nameOf(label) === item ? nameOf(`all ${label}`) : nameOf(label);
      if (!labels.has(list)) labels.set(list, nameOf(label) === item ? `all ${label}` : label);
      lists.set(list, item);
      return list;
    },
    valueIn: ({ name }) => valuesByParameter.get(name.words.join('')) ?? name.words.join(''),
    passedAs: (name, from) => {
      const label = labels.get(name) ?? name;
      const type = types.get(name) ?? '';
      const written = nameWithUnit(handles.has(name) ? `given ${label}` : label, type);
      const { scalar: read = 'text', size } = typeOf(name);
      const scalar = plainScalar(read, { isList: true });
      const index = [...labels.keys()].indexOf(lists.get(name) ?? name) + 1;
      const words = isList(name) ? oneOf(wordsOf(name)) : wordsOf(name);
      const sample = sampleOf(scalar, words, index);
      const parameter = createNameScope().take(written, [from], 'value');
      valuesByParameter.set(parameter.words.join(''), name);
      return {
        name: parameter,
        type: { kind: 'scalar', scalar, ...(size === 'large' && { isLarge: true }) },
        isOptional: false,
        isList: isList(name),
        summary: '',
        sample: isList(name) ? [sample, sampleOf(scalar, words, index + (scalar === 'text' ? 1 : 20))] : sample,
      };
    },
  };
};

/** Tells labels that name what is sent, and nothing that is done. */
const createThings = (labels: readonly string[]): ((label: string) => boolean) => {
  const deedOf = createDeeds(labels);
  return (label) =>
    deedOf(label, { deed: 'do', event: 'on', thing: 'take' }) === `take ${label}` &&
    isThingBroughtBack(createNameScope().take(label, [], '').words);
};

/** Rounds that are about nothing but how often or how long: `attempt`, `5 minutes`. */
const isTurn = (each: string): boolean =>
  /^\d|\b(?:attempts?|retry|retries|rounds?|times?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)$/i.test(
    each,
  );

/** Several things by their name: `items`, and no `details`, which are told as a whole. */
export const isSeveral = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  const one = singular(last);
  return one !== last && plural([one])[0] === last && !toldAsWhole.test(last);
};

export const oneOf = (words: readonly string[]): readonly string[] => [
  ...words.slice(0, -1),
  singular(words.at(-1) ?? ''),
];

const toldAsWhole =
  /^(?:credentials|details|contents|preferences|settings|instructions|directions|notes|remarks|terms|conditions|funds|sales|savings|earnings|specs|specifications|requirements|basics|analytics|logistics|thanks|people|stats|statistics)$/;

/** A value by the words that it is called. */
const nameOf = (label: string): ValueName => createNameScope().take(label, [], 'value').words.join('');

/** Whether all that is written behind a message is values; numbers and quoted texts are none. */
export const isFullyRead = ({ label }: SpecEdge): boolean => argumentsOf(label).length === splitArguments(label).length;

/** Whether a reply speaks of a value: `session token` and `ok(token)` do of a token, `order` does of its `orderId`. */
export const speaksOf = ({ label }: SpecEdge, name: ValueName): boolean =>
  oneLine(label)
    .split(/[,():]|\band\b/)
    .some((said) => {
      const { words } = createNameScope().take(said.trim(), [], 'value');
      return words.some((_, index) => [name, name.replace(/id$/, '')].includes(words.slice(index).join('')));
    });

/** What a reply brings as a whole, where that is a thing: `the status: text` brings a status. */
export const thingIn = (reply: SpecEdge): ValueName | undefined => {
  const { label } = replyOf(reply);
  return isThingSaid(label) ? nameOf(label) : undefined;
};

const isThingSaid = (label: string): boolean => {
  const { words } = createNameScope().take(label, [], '');
  const [only = '', ...more] = words;
  const forms = readVerb(only)?.forms;
  const isPast = forms === undefined ? /[^e]ed$/.test(only) : forms.has('past') || forms.has('participle');
  const isDone = more.length === 0 && isPast && forms?.has('base') !== true;
  return isThingBroughtBack(words) && !isDone;
};

const replyOf = ({ label }: SpecEdge): { readonly label: string; readonly type: string } => {
  const [said = '', type = ''] = withoutReplyVerb(oneLine(label)).split(/\s*:\s*/);
  return { label: said.replace(/^(?:an?|the)\s+/i, '').replace(/^(?:list|set) of\s+(?:all\s+|the\s+)?/i, ''), type };
};

const argumentsOf = (label: string): readonly string[] =>
  (/\w\(([^()]*\w[^()]*)\)\s*;?$/.exec(oneLine(label))?.[1] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const splitArguments = (label: string): readonly { readonly label: string; readonly type: string }[] => {
  const found = argumentsOf(label).flatMap((text) => {
    const [, name = '', type = ''] = /^(\p{L}[\p{L}\p{N}_. -]*?)\s*(?::\s*(.+))?$/u.exec(text) ?? [];
    return name === '' ? [] : [{ label: name, type }];
  });
  return found.filter(
    ({ label }, index) => found.findIndex((other) => nameOf(other.label) === nameOf(label)) === index,
  );
};
