/** What learning the weights needs of the reader; used by `bench/src/learn` alone. */

export { singular } from '../../lexicon/morphology.ts';
export { nodeFeatures } from '../../prune/node-features.ts';
export { mayGo, pruneNodes } from '../../prune/prune-nodes.ts';
export { typeFeatures } from '../../route/type-features.ts';
export { applyToSpec } from '../apply-to-spec.ts';
export { readPrecisely } from '../read-precisely.ts';
export type { Setting } from '../setting.ts';
export { clauseFeatures, mayEnd } from './clause-features.ts';
export { rangesOf } from './cut-clauses.ts';
export {
  allLabels,
  base,
  hashDigits,
  hashOf,
  type LinearModel,
  logSoftmax,
  mostSteps,
  readLinearModel,
  scoresOf,
  signOf,
  weightStep,
} from './linear-model.ts';
export { type Models, surenessLabels, writeModels } from './models.ts';
export { type Embeddings, type Layer, type Matrix, rowsOf, type Window } from './network/layers.ts';
export { type Network, readNetwork, writeNetwork } from './network/network.ts';
export { type NetworkInput, networkInput } from './network/network-input.ts';
export { apply, contextOf, embed, joined, type Pooled, pool, runNetwork } from './network/run-network.ts';
export { besides, convolve, embedClause, padded, runSlotNetwork, strongestPlaces } from './network/run-slot-network.ts';
export { readSlotNetwork, type SlotNetwork, writeSlotNetwork } from './network/slot-network.ts';
export { type SlotNetworkInput, slotNetworkInput } from './network/slot-network-input.ts';
export { operationFeatures } from './operation-features.ts';
export { indexParts } from './part-index.ts';
export { candidatesOf, chancesOf } from './rank-readings.ts';
export { readWishes } from './read-wishes.ts';
export { candidatesFor } from './resolve-reference.ts';
export { look, mentionedBy, type Seen } from './sight.ts';
export { forOperation, slotFeatures } from './slot-features.ts';
export {
  type Frame,
  isReferenceRole,
  type OperationKind,
  operationKinds,
  type Role,
  referenceRoles,
  rolesOf,
  type Slot,
  wordRoles,
} from './slots.ts';
export { surenessFeatures } from './sureness-features.ts';
export { mayFollow, tagsOf, transition } from './tag-slots.ts';
export { tokenize } from './token.ts';
