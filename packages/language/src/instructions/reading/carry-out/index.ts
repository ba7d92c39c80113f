import type { Edit } from '@diagloom/diagram/model';
import type { OperationKind } from '../slots.ts';
import type { Wish } from '../wish.ts';
import { add } from './add.ts';
import { cardinality, connect, disconnect, reattach, redirect, relabelEdge, reverse } from './edges.ts';
import { addBranch, addDecision, merge, split } from './flow.ts';
import { direction, style, theme } from './looks.ts';
import { duplicate, group, move, note, remove, rename, setKind, swap, ungroup } from './parts.ts';
import { addAttribute, removeAttribute, renameAttribute } from './rows.ts';

/** The edits that an operation comes to; undefined where its slots do not tell enough, or nothing would change. */
export type CarryOut = (wish: Wish) => readonly Edit[] | undefined;

export const carryOut: Readonly<Record<OperationKind, CarryOut>> = {
  add,
  add_branch: addBranch,
  add_decision: addDecision,
  remove,
  rename,
  connect,
  disconnect,
  redirect,
  reattach,
  move,
  swap,
  reverse,
  relabel_edge: relabelEdge,
  style,
  set_kind: setKind,
  group,
  ungroup,
  add_attribute: addAttribute,
  remove_attribute: removeAttribute,
  rename_attribute: renameAttribute,
  cardinality,
  direction,
  theme,
  note,
  split,
  merge,
  duplicate,
  undo: () => [],
  ask: () => undefined,
  none: () => [],
};
