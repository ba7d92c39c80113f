import type { EditKind } from '../model/index.ts';
import type { EditHandler } from './edit-kind.ts';
import { addNode } from './kinds/add-node.ts';
import { connect } from './kinds/connect.ts';
import { disconnect } from './kinds/disconnect.ts';
import { removeNode } from './kinds/remove-node.ts';
import { rename } from './kinds/rename.ts';
import { setDirection } from './kinds/set-direction.ts';
import { setStyle } from './kinds/set-style.ts';

/** Who carries out which edit. */
export const editKinds: { readonly [Kind in EditKind]: EditHandler<Kind> } = {
  addNode,
  removeNode,
  rename,
  connect,
  disconnect,
  setStyle,
  setDirection,
};
