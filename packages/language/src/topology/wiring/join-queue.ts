import { edgeKindOf } from '../sentence/connection.ts';
import type { Wiring } from './wire.ts';

/** Workers to which nothing leads take from the queue, where a text that tells the rest has just one that nothing takes from. */
export const joinQueue = ({ landscape, nodes }: Wiring): void => {
  const [queue, ...others] = nodes.filter(({ role }) => role === 'queue');
  const isRead = landscape.lines.some(({ from }) => from === queue?.part);
  if (queue === undefined || others.length > 0 || isRead) return;
  const idle = nodes.filter(
    ({ part, role }) =>
      role === 'worker' && !landscape.lines.some(({ from, to }) => to === part || (from === part && to === queue.part)),
  );
  landscape.link(
    [queue.part],
    idle.map(({ part }) => part),
    { origin: 'repair', kind: edgeKindOf('async', landscape.type) },
  );
};
