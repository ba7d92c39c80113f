import type { CommandForm } from '../form.ts';
import { addAtEnd } from './add-at-end.ts';
import { addAttribute } from './add-attribute.ts';
import { addBeside } from './add-beside.ts';
import { addBetween } from './add-between.ts';
import { addGroup } from './add-group.ts';
import { addPlain } from './add-plain.ts';
import { addUnder } from './add-under.ts';
import { cannot } from './cannot.ts';
import { connect } from './connect.ts';
import { disconnect } from './disconnect.ts';
import { duplicate } from './duplicate.ts';
import { moveNode } from './move-node.ts';
import { moveToGroup } from './move-to-group.ts';
import { notYet } from './not-yet.ts';
import { relate } from './relate.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { setDirection } from './set-direction.ts';
import { setKind } from './set-kind.ts';
import { setStyle } from './set-style.ts';
import { split } from './split.ts';
import { swap } from './swap.ts';
import { undo } from './undo.ts';

/** All forms of command. The first that fits reads a command; the narrow stand before the wide. */
export const commandForms = [
  undo,
  notYet,
  setDirection,
  addAttribute,
  connect,
  relate,
  addBetween,
  addBeside,
  addAtEnd,
  moveNode,
  moveToGroup,
  split,
  addGroup,
  addUnder,
  duplicate,
  addPlain,
  disconnect,
  remove,
  swap,
  setKind,
  setStyle,
  rename,
  cannot,
] as const satisfies readonly CommandForm[];
