import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { isThingBroughtBack } from '@diagloom/language/morphology';
import { createNameScope, oneLine, type PassedValue } from '../../program/index.ts';
import { createDeeds } from '../deeds.ts';
import { ownWords } from '../handles.ts';
import { plainScalar } from '../records/plain-scalar.ts';
import { guessType, nameWithUnit, readType } from '../records/read-type.ts';
import { sampleOf } from '../records/samples.ts';

/** A value by its words written together: `orderId` and `order id` are the same one. */
export type ValueName = string;

/** The values of a diagram: what is written behind its messages and within its replies. */
export interface Values {
  readonly drawnBehind: (message: SpecEdge) => readonly ValueName[];
  /** What a message is as a whole, where it names no deed: `order details`. */
  readonly sentAs: (message: SpecEdge) => ValueName | undefined;
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
  const all = [...[...written.values()].flat(), ...replied];
  const labels = new Map<ValueName, string>();
  const types = new Map<ValueName, string>();
  for (const { label, type } of all) {
    const name = nameOf(label);
    if (!labels.has(name)) labels.set(name, label);
    if (type !== '' && !types.has(name)) types.set(name, type);
  }
  const order = [...labels.keys()];
  const called = spec.nodes.filter(({ id }) => spec.edges.some(({ to, kind }) => to === id && kind !== 'reply'));
  const handles = new Set([...called.map(({ label }) => nameOf(label)), ...ownWords]);
  return {
    drawnBehind: (message) => [...new Set((written.get(message) ?? []).map(({ label }) => nameOf(label)))],
    sentAs: (message) => sent.get(message)?.map(({ label }) => nameOf(label))[0],
    passedAs: (name, from) => {
      const label = labels.get(name) ?? name;
      const type = types.get(name) ?? '';
      const written = nameWithUnit(handles.has(name) ? `given ${label}` : label, type);
      const { words } = createNameScope().take(label, [], 'value');
      const { scalar: read, size } = readType(type);
      const scalar = plainScalar(read ?? (type === '' ? guessType(words) : 'text'), { isList: true });
      return {
        name: createNameScope().take(written, [from], 'value'),
        type: { kind: 'scalar', scalar, ...(size === 'large' && { isLarge: true }) },
        isOptional: false,
        isList: false,
        summary: '',
        sample: sampleOf(scalar, words, order.indexOf(name) + 1),
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

/** A value by the words that it is called. */
export const nameOf = (label: string): ValueName => createNameScope().take(label, [], 'value').words.join('');

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
  return isThingBroughtBack(createNameScope().take(label, [], '').words) ? nameOf(label) : undefined;
};

const replyOf = ({ label }: SpecEdge): { readonly label: string; readonly type: string } => {
  const [said = '', type = ''] = oneLine(label).split(/\s*:\s*/);
  return { label: said.replace(/^(?:an?|the)\s+/i, ''), type };
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
