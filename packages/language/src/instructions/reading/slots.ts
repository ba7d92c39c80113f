/**
 * What an operation needs to know, each told by some words of the instruction. A slot is either a reference to parts of the
 * diagram or words that become a part of it.
 */
export const referenceRoles = [
  'target',
  'after',
  'before',
  'between',
  'under',
  'in',
  'connectedTo',
  'connectedFrom',
  'from',
  'to',
  'oldEnd',
  'at',
  'yes',
  'no',
  'about',
  'edge',
] as const;

export const wordRoles = [
  'new',
  'name',
  'label',
  'value',
  'kind',
  'type',
  'when',
  'question',
  'row',
  'text',
  'atFrom',
  'atTo',
] as const;

export type ReferenceRole = (typeof referenceRoles)[number];
export type WordRole = (typeof wordRoles)[number];
export type Role = ReferenceRole | WordRole;

export const isReferenceRole = (role: string): role is ReferenceRole =>
  referenceRoles.some((candidate) => candidate === role);

/** What can be done to a diagram; the names are those of the corpus, which tells `reattach` by two: a line less and a line more. */
export const operationKinds = [
  'add',
  'add_branch',
  'add_decision',
  'remove',
  'rename',
  'connect',
  'disconnect',
  'redirect',
  'reattach',
  'move',
  'swap',
  'reverse',
  'relabel_edge',
  'style',
  'set_kind',
  'group',
  'ungroup',
  'add_attribute',
  'remove_attribute',
  'rename_attribute',
  'cardinality',
  'direction',
  'theme',
  'note',
  'split',
  'merge',
  'duplicate',
  'undo',
  'ask',
  'none',
] as const;

export type OperationKind = (typeof operationKinds)[number];

/** A run of tokens that fills a role: a half-open range of their places in the instruction. */
export interface Slot {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** An operation as words tell it, before anybody has looked which parts they mean. */
export interface Frame {
  readonly kind: OperationKind;
  readonly slots: readonly Slot[];
}

/** Which slots an operation can have: nothing else is looked for in its words. */
export const rolesOf: Readonly<Record<OperationKind, readonly Role[]>> = {
  add: ['new', 'kind', 'after', 'before', 'between', 'under', 'in', 'connectedTo', 'connectedFrom', 'label'],
  add_branch: ['new', 'at', 'when'],
  add_decision: ['question', 'after', 'before', 'yes', 'no'],
  remove: ['target'],
  rename: ['target', 'name'],
  connect: ['from', 'to', 'label', 'after'],
  disconnect: ['from', 'to', 'edge'],
  redirect: ['from', 'oldEnd', 'to', 'edge'],
  reattach: ['from', 'oldEnd', 'to', 'edge'],
  move: ['target', 'after', 'before', 'under', 'in'],
  swap: ['from', 'to'],
  reverse: ['from', 'to', 'edge'],
  relabel_edge: ['edge', 'from', 'to', 'label'],
  style: ['target', 'value'],
  set_kind: ['target', 'kind'],
  group: ['target', 'name'],
  ungroup: ['target'],
  add_attribute: ['target', 'row', 'type'],
  remove_attribute: ['target', 'row'],
  rename_attribute: ['target', 'row', 'name'],
  cardinality: ['from', 'to', 'atFrom', 'atTo'],
  direction: ['value'],
  theme: ['value'],
  note: ['text', 'about'],
  split: ['target', 'new'],
  merge: ['target', 'name'],
  duplicate: ['target'],
  undo: [],
  ask: ['target'],
  none: [],
};
