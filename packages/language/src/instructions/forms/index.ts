import type { CommandForm } from '../form.ts';
import { addAlike } from './add-alike.ts';
import { addApproval } from './add-approval.ts';
import { addAtEnd } from './add-at-end.ts';
import { addAttribute } from './add-attribute.ts';
import { addBase } from './add-base.ts';
import { addBeside } from './add-beside.ts';
import { addBetween } from './add-between.ts';
import { addCondition } from './add-condition.ts';
import { addDecision } from './add-decision.ts';
import { addExit } from './add-exit.ts';
import { addGroup } from './add-group.ts';
import { addLane } from './add-lane.ts';
import { addMore } from './add-more.ts';
import { addNote } from './add-note.ts';
import { addParallel } from './add-parallel.ts';
import { addPlain } from './add-plain.ts';
import { addRetry } from './add-retry.ts';
import { addToEach } from './add-to-each.ts';
import { addUnder } from './add-under.ts';
import { addWithRows } from './add-with-rows.ts';
import { askFor } from './ask-for.ts';
import { askWithAnswers } from './ask-with-answers.ts';
import { cannot } from './cannot.ts';
import { changeRows } from './change-rows.ts';
import { connect } from './connect.ts';
import { disconnect } from './disconnect.ts';
import { duplicate } from './duplicate.ts';
import { frameMessages } from './frame-messages.ts';
import { laneDeed } from './lane-deed.ts';
import { laneStep } from './lane-with-step.ts';
import { layOut } from './lay-out.ts';
import { listUnder } from './list-under.ts';
import { makeLanes } from './make-lanes.ts';
import { merge } from './merge.ts';
import { moveNode } from './move-node.ts';
import { moveRow } from './move-row.ts';
import { moveToGroup } from './move-to-group.ts';
import { notYet } from './not-yet.ts';
import { orderLanes } from './order-lanes.ts';
import { orderParticipants } from './order-participants.ts';
import { otherEnd } from './other-end.ts';
import { placeBeside } from './place-beside.ts';
import { redirect } from './redirect.ts';
import { relate } from './relate.ts';
import { relateCounts } from './relate-counts.ts';
import { releaseRow } from './release-row.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { resize } from './resize.ts';
import { send } from './send.ts';
import { setDirection } from './set-direction.ts';
import { setKind } from './set-kind.ts';
import { setStyle } from './set-style.ts';
import { setTheme } from './set-theme.ts';
import { simplify } from './simplify.ts';
import { split } from './split.ts';
import { staff } from './staff.ts';
import { swap } from './swap.ts';
import { swapLabels } from './swap-labels.ts';
import { undo } from './undo.ts';
import { ungroup } from './ungroup.ts';

/** All forms of command. The first that fits reads a command; the narrow stand before the wide. */
export const commandForms = [
  undo,
  notYet,
  setDirection,
  setTheme,
  makeLanes,
  addNote,
  ungroup,
  frameMessages,
  staff,
  placeBeside,
  listUnder,
  addRetry,
  addApproval,
  addCondition,
  addExit,
  addDecision,
  askWithAnswers,
  addParallel,
  addBase,
  moveRow,
  addAttribute,
  changeRows,
  otherEnd,
  redirect,
  releaseRow,
  addMore,
  addAlike,
  askFor,
  send,
  connect,
  relate,
  relateCounts,
  laneStep,
  addLane,
  orderLanes,
  orderParticipants,
  laneDeed,
  addBetween,
  addBeside,
  addAtEnd,
  moveNode,
  moveToGroup,
  split,
  merge,
  addGroup,
  addToEach,
  addUnder,
  duplicate,
  addWithRows,
  addPlain,
  disconnect,
  remove,
  swapLabels,
  swap,
  setKind,
  resize,
  setStyle,
  rename,
  simplify,
  layOut,
  cannot,
] as const satisfies readonly CommandForm[];
