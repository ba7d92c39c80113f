import type { LiveJoin } from '@diagloom/contract';
import type { LiveRoom } from './live-rooms.ts';

/** `ended`: somebody ended what goes on, and one comes back by loading the page; `anew`: it is joined again at once. */
export type RoomEnd = 'ended' | 'anew';

export interface LiveEffects {
  /** Null where the diagram is not changed live. */
  readonly join: () => Promise<LiveJoin | null>;
  /** Undefined where the server cannot be reached that way. The room is closed when it tells its end. */
  readonly open: (live: LiveJoin, onEnd: (end: RoomEnd) => void) => Promise<LiveRoom | undefined>;
  readonly show: (room: LiveRoom | undefined) => void;
  /** Whether somebody who could not join will not be let in later either. */
  readonly isFinal: (error: unknown) => boolean;
  /** Resolves when it makes sense to try again. */
  readonly wait: (attempt: number) => Promise<void>;
}

/** So often in a row a room is joined again without a pause. */
const mostTurns = 3;

/** Is at a diagram together with others as long as that can be, and tries again where it cannot be yet. Gives back what leaves. */
export const stayLive = ({ join, open, show, isFinal, wait }: LiveEffects): (() => void) => {
  let isLeft = false;
  let opened: LiveRoom | undefined;

  const leave = (): void => {
    if (opened === undefined) return;
    opened.close();
    opened = undefined;
    show(undefined);
  };

  const visit = async (): Promise<RoomEnd | 'later'> => {
    const live = await join();
    if (live === null || isLeft) return 'ended';
    let tellEnd: (end: RoomEnd) => void = () => undefined;
    const end = new Promise<RoomEnd>((resolve) => {
      tellEnd = resolve;
    });
    const room = await open(live, tellEnd);
    if (room === undefined) return 'later';
    if (isLeft) {
      room.close();
      return 'ended';
    }
    opened = room;
    show(room);
    const how = await end;
    leave();
    return how;
  };

  const run = async (): Promise<void> => {
    let [attempt, turns] = [0, 0];
    while (!isLeft) {
      const outcome = await visit().catch((error: unknown) => (isFinal(error) ? 'ended' : 'later'));
      if (outcome === 'ended') return;
      turns = outcome === 'anew' ? turns + 1 : turns;
      attempt = outcome === 'anew' ? Math.max(0, turns - mostTurns) : attempt + 1;
      if (attempt > 0 && !isLeft) await wait(attempt);
    }
  };
  void run();
  return () => {
    isLeft = true;
    leave();
  };
};
