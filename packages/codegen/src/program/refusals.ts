import type { Name } from './name.ts';
import { plural, singular } from './plural.ts';
import type { RangeRule } from './range-rule.ts';
import type { FieldDecl, RecordDecl } from './record.ts';
import { type Dependant, keysOf, type LinkStoreDecl, type Reference, storeOf } from './stores.ts';

/** Why a value is refused; `zero` is whatever is not above it. */
export type Refusal = 'blank' | 'negative' | 'zero' | 'long' | 'low' | 'high';

type Ruled = Pick<FieldDecl, 'longest' | 'bounds'>;

/** What a field refuses, in the order in which it is checked. */
export const refusalsOf = ({
  refuses,
  longest,
  bounds = [],
}: Pick<FieldDecl, 'refuses'> & Ruled): readonly Refusal[] => [
  ...(refuses === undefined ? [] : [refuses]),
  ...bounds.map(({ operator }) => (operator.startsWith('>') ? ('low' as const) : ('high' as const))),
  ...(longest === undefined ? [] : ['long' as const]),
];

/** What is said where a value is refused, behind the name of the field: `must not be blank`. */
export const rule = (refusal: Refusal, field: Ruled): string => {
  const { longest = 0 } = field;
  const bound = boundOf(refusal, field);
  if (bound !== undefined) return `must be ${boundSaid[bound.operator]} ${bound.value}`;
  if (refusal === 'zero') return 'must be greater than 0';
  return refusal === 'long'
    ? `must not be longer than ${longest} ${longest === 1 ? 'character' : 'characters'}`
    : `must not be ${refusal}`;
};

const boundSaid = { '>=': 'at least', '>': 'greater than', '<=': 'at most', '<': 'less than' } as const;

/** The limit that a number is refused by. */
export const boundOf = (refusal: Refusal, { bounds = [] }: Ruled): RangeRule | undefined =>
  bounds.find(({ operator }) => refusal === (operator.startsWith('>') ? 'low' : 'high'));

/** How code compares a number that is refused with its limit, where `written` is how it writes that: `< 3`. Nothing where there is none. */
export const beyond = (refusal: Refusal, field: Ruled, written = String as (value: number) => string): string => {
  const bound = boundOf(refusal, field);
  return bound === undefined ? '' : `${opposite[bound.operator]} ${written(bound.value)}`;
};

/** The same for a number that is accepted: `>= 3`. */
export const within = (refusal: Refusal, field: Ruled, written = String as (value: number) => string): string => {
  const bound = boundOf(refusal, field);
  return bound === undefined ? '' : `${bound.operator} ${written(bound.value)}`;
};

const opposite = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' } as const;

/** The whole sentence without its point: `name must not be blank`. */
export const refusedFor = (refusal: Refusal, field: Pick<FieldDecl, 'name'> & Ruled): string =>
  `${field.name.words.join(' ')} ${rule(refusal, field)}`;

/** What a store says that holds something of the same key already, or of the same value where it has to be unique. */
export const takenFor = ({ words }: Pick<FieldDecl['name'], 'words'>): string => `that ${words.join(' ')} is taken`;

/** The same of several fields together. */
export const takenTogether = ({ keys }: Pick<LinkStoreDecl, 'keys'>): string =>
  `that ${saidTogether(keys.map((name) => ({ name })))} are taken together`;

/** What a store says that is to change what it does not keep: `there is no owner of that id`. */
export const absentFor = (record: Pick<RecordDecl, 'name' | 'store' | 'links'>): string => {
  const store = storeOf(record);
  const keys = store === undefined ? [] : keysOf(store);
  return `there is no ${record.name.words.join(' ')} of that ${saidTogether(keys.map((name) => ({ name })))}`;
};

/** What a store says where a reference leads to nothing: `chef id refers to no chef`, `vineyard id and year refer to no vintage`. */
export const nowhereFor = ({ fields, target }: Pick<Reference, 'fields' | 'target'>): string =>
  `${saidTogether(fields)} ${fields.length === 1 ? 'refers' : 'refer'} to no ${target.words.join(' ')}`;

/** `vineyard id and year`: what holds a key, in the words of a sentence. */
export const saidTogether = (fields: readonly Pick<FieldDecl, 'name'>[]): string => {
  const said = fields.map(({ name }) => name.words.join(' '));
  return said.length < 3 ? said.join(' and ') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
};

/** What a store says that is to remove what others refer to: `courses still refer to that chef`. */
export const referringTo = (target: Pick<Name, 'words'>, { record }: Pick<Dependant, 'record'>): string =>
  `${plural(record.words).join(' ')} still refer to that ${target.words.join(' ')}`;

/** What is said where one would be left without what it needs: `exhibit needs its gallery`. */
export const neededFor = (record: Pick<Name, 'words'>, end: Pick<Name, 'words'>): string =>
  `${record.words.join(' ')} needs its ${end.words.join(' ')}`;

/** What is said where the last of several would be taken away: `curator needs at least one gallery`. */
export const lastOf = (record: Pick<Name, 'words'>, end: Pick<Name, 'words'>): string =>
  `${record.words.join(' ')} needs at least one ${singular(end.words.join(' '))}`;

/** What is said where somebody has one already, which needs it: `that person has its passport`. */
export const takenBy = (record: Pick<Name, 'words'>, end: Pick<Name, 'words'>): string =>
  `that ${record.words.join(' ')} has its ${end.words.join(' ')}`;

/** A text of one letter that is as long as a test of a length needs it, which languages write as one letter so many times. */
export const repeatedIn = (text: string): { readonly letter: string; readonly times: number } | undefined =>
  text.length > 20 && /^(.)\1*$/.test(text) ? { letter: text.charAt(0), times: text.length } : undefined;
