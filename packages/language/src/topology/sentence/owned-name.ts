import { firstOfCopies } from '../../lexicon/en/topology-words.ts';
import { capitalised, uncapitalised } from '../../text/words.ts';
import type { TypeDescription } from '../../understanding.ts';
import { noArea } from '../areas.ts';
import type { Part } from '../landscape/part.ts';
import { products } from '../products.ts';
import { type ReadName, wordsOf } from '../read-name.ts';
import type { Context } from './sentence-state.ts';

/** `Each service has its own database`: as many as there are services. */
export const isEachOwn = (context: Context | undefined, name: ReadName): boolean =>
  context !== undefined &&
  context.subjects.length > 1 &&
  (context.meaning === 'has' ? name.isOwn || name.determiner === 'new' : context.meaning === 'link' && name.isOwn);

/** In a network `four switches with PLC and panel` are four PLCs and four panels. */
export const isOnEach = (context: Context | undefined, name: ReadName, { id }: TypeDescription): boolean =>
  id === 'network' &&
  context?.meaning === 'has' &&
  context.chunk?.isVerb === false &&
  context.subjects.length > 1 &&
  context.subjects.every(({ rank }) => rank === noArea) &&
  name.determiner === 'none' &&
  name.count === undefined;

/** `its own Postgres database` of the auth service is the auth database, made with Postgres. */
export const ownedName = (name: ReadName, owner: Part): ReadName => {
  const of = owner.label.replace(/\s+(?:services?|servers?|apps?|applications?|microservices?|modules?|api)$/i, '');
  const product = name.words.slice(0, -1).find((word) => products.has(word));
  const role = product === undefined ? name.label : (name.label.split(' ').at(-1) ?? name.label);
  const amount = name.count;
  const written = products.has(role.toLowerCase()) ? role : uncapitalised(role);
  const label = amount === undefined ? `${of} ${written}` : role;
  return {
    ...name,
    label,
    words: wordsOf(label),
    count: undefined,
    ...(amount === undefined ? {} : { amount }),
    technology: name.technology ?? name.label.split(' ').find((word) => word.toLowerCase() === product),
  };
};

/** Words for a second one of a store. */
export const copies = /^(?:standby|replica|secondary)$/;

/** The standby of `RDS with a standby` is the RDS standby. */
export const copyName = (name: ReadName, store: Part): ReadName =>
  name.words.length === 1 && copies.test(name.words[0] ?? '')
    ? {
        ...name,
        label: `${originalOf(store.label)} ${uncapitalised(name.label)}`,
        words: [...name.words, ...store.words],
      }
    : name;

/** The replica of `Postgres primary` is a Postgres replica. */
const originalOf = (label: string): string => {
  const kept = label.replace(firstOfCopies, ' ').trim();
  return kept === '' ? label : capitalised(kept);
};
