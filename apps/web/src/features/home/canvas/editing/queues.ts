import { roomOf } from '../../together/live-rooms.ts';
import type { GestureQueue } from './gesture-queue.ts';

/** The queues of this visit, by diagram: what is not stored yet goes on when another diagram is opened. */
const queues = new Map<string, GestureQueue>();

export const queueFor = (key: string, create: () => GestureQueue): GestureQueue => {
  const known = queues.get(key);
  if (known !== undefined) return known;
  const created = create();
  queues.set(key, created);
  return created;
};

/** The queue of a diagram that is or was on the canvas. */
export const knownQueue = (diagramId: number): GestureQueue | undefined =>
  [...queues].find(([key]) => key.endsWith(`.${diagramId}`))?.[1];

/** Resolves when no gesture on a diagram is on its way any more: other changes come after them. */
export const gesturesSettled = async (diagramId: number): Promise<void> => {
  await roomOf(diagramId)?.queue.settled();
  for (const [key, queue] of queues) if (key.endsWith(`.${diagramId}`)) await queue.settled();
};
