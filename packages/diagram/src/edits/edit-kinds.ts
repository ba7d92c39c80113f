import type { EditKind } from '../model/index.ts';
import type { EditHandler } from './edit-kind.ts';
import { addAttribute } from './kinds/add-attribute.ts';
import { addGroup } from './kinds/add-group.ts';
import { addNode } from './kinds/add-node.ts';
import { addNote } from './kinds/add-note.ts';
import { changeAttribute } from './kinds/change-attribute.ts';
import { connect } from './kinds/connect.ts';
import { disconnect } from './kinds/disconnect.ts';
import { frameMessages } from './kinds/frame-messages.ts';
import { layOut } from './kinds/lay-out.ts';
import { moveNode } from './kinds/move-node.ts';
import { moveToGroup } from './kinds/move-to-group.ts';
import { removeAttribute } from './kinds/remove-attribute.ts';
import { removeNode } from './kinds/remove-node.ts';
import { rename } from './kinds/rename.ts';
import { resize } from './kinds/resize.ts';
import { setCardinality } from './kinds/set-cardinality.ts';
import { setDirection } from './kinds/set-direction.ts';
import { setKind } from './kinds/set-kind.ts';
import { setStyle } from './kinds/set-style.ts';
import { setTheme } from './kinds/set-theme.ts';
import { swap } from './kinds/swap.ts';
import { ungroup } from './kinds/ungroup.ts';

/** Who carries out which edit. */
export const editKinds: { readonly [Kind in EditKind]: EditHandler<Kind> } = {
  addNode,
  removeNode,
  rename,
  connect,
  setCardinality,
  disconnect,
  setKind,
  addAttribute,
  changeAttribute,
  removeAttribute,
  swap,
  moveNode,
  moveToGroup,
  addGroup,
  frameMessages,
  ungroup,
  addNote,
  resize,
  setStyle,
  setDirection,
  setTheme,
  layOut,
};
