/** Verbs in front of what they give another value: `change fee`, `update email`. */
export const settingVerbs: ReadonlySet<string> = new Set([
  'adjust',
  'alter',
  'assign',
  'change',
  'correct',
  'decrease',
  'decrement',
  'edit',
  'extend',
  'increase',
  'increment',
  'lower',
  'modify',
  'raise',
  'reduce',
  'replace',
  'reset',
  'set',
  'toggle',
  'update',
]);

/** Verbs of putting something into a list, or taking it out. */
export const listingVerbs: ReadonlySet<string> = new Set(['add', 'append', 'clear', 'delete', 'insert', 'remove']);

/** What a verb gives another value without naming it, by the last word of what that is called. */
export const thingsSetBy: Readonly<Record<string, readonly string[]>> = {
  charge: ['balance'],
  credit: ['balance'],
  debit: ['balance'],
  pay: ['balance'],
  refund: ['balance'],
  top: ['balance'],
  deposit: ['balance'],
  postpone: ['at', 'date', 'due', 'start', 'starts', 'time'],
  relocate: ['address', 'city', 'location'],
  rename: ['label', 'name', 'title'],
  reprice: ['price'],
  reschedule: ['at', 'date', 'due', 'start', 'starts', 'time'],
  resize: ['capacity', 'height', 'size', 'width'],
  restock: ['quantity', 'stock'],
  withdraw: ['balance'],
};

/** What something is after a deed whose verb does not say so by itself, and what it is not any more. */
export const statesAfter: Readonly<Record<string, readonly string[]>> = {
  activate: ['active'],
  close: ['open'],
  complete: ['complete', 'done'],
  deactivate: ['active', 'inactive'],
  disable: ['enabled'],
  finish: ['complete', 'done'],
  hide: ['visible'],
  open: ['open'],
  resume: ['active', 'running'],
  show: ['visible'],
  start: ['active', 'running'],
  stop: ['active', 'running'],
  freeze: ['frozen'],
  unfreeze: ['frozen'],
};

/** What says in which state something is, as the last word of its name. */
export const stateNames: ReadonlySet<string> = new Set(['phase', 'stage', 'state', 'status']);
