import type { LiveJoin } from '@diagloom/contract';
import { describe, expect, it } from 'vitest';
import type { LiveRoom } from './live-rooms.ts';
import { type LiveEffects, type RoomEnd, stayLive } from './stay-live.ts';

const live: LiveJoin = { room: 'diagram/1/1', user: { id: 1, name: 'Ada' }, canChange: true };

type Answer = 'away' | 'unreachable' | 'there' | 'off' | 'forbidden';

/** A server that answers one try after the other, the last answer from then on. */
const build = (...answers: readonly Answer[]) => {
  const seen = { tries: 0, pauses: [] as number[], shown: [] as boolean[], closed: 0 };
  let end: (how: RoomEnd) => void = () => undefined;
  const room = {
    close: () => {
      seen.closed += 1;
    },
  } as LiveRoom;
  const effects: LiveEffects = {
    join: async () => {
      const answer = answers[Math.min(seen.tries, answers.length - 1)];
      seen.tries += 1;
      if (answer === 'away' || answer === 'forbidden') throw new Error(answer);
      return answer === 'off' ? null : live;
    },
    open: async (_live, onEnd) => {
      end = onEnd;
      return answers[Math.min(seen.tries, answers.length) - 1] === 'unreachable' ? undefined : room;
    },
    show: (shown) => seen.shown.push(shown !== undefined),
    isFinal: (error) => error instanceof Error && error.message === 'forbidden',
    wait: async (attempt) => {
      seen.pauses.push(attempt);
    },
  };
  const leave = stayLive(effects);
  return { seen, leave, end: (how: RoomEnd) => end(how) };
};

describe('who is at a diagram', () => {
  it('tries again, with growing pauses, until others can be reached', async () => {
    const { seen } = build('away', 'unreachable', 'away', 'there');
    await expect.poll(() => seen.shown).toEqual([true]);
    expect(seen.pauses).toEqual([1, 2, 3]);
  });

  it('joins again at once where the room says so, and not for ever without a pause', async () => {
    const { seen, end } = build('there');
    for (let time = 1; time <= 5; time += 1) {
      await expect.poll(() => seen.shown.filter(Boolean).length).toBe(time);
      end('anew');
    }
    await expect.poll(() => seen.shown.filter(Boolean).length).toBe(6);
    expect(seen.pauses).toEqual([1, 2]);
  });

  it.each([['off' as const], ['forbidden' as const]])('is alone where it is %s', async (answer) => {
    const { seen } = build(answer);
    await expect.poll(() => seen.tries).toBe(1);
    expect(seen).toMatchObject({ pauses: [], shown: [] });
  });

  it('is alone after somebody ended it, and once the page is left', async () => {
    const ended = build('there');
    await expect.poll(() => ended.seen.shown).toEqual([true]);
    ended.end('ended');
    await expect.poll(() => ended.seen.shown).toEqual([true, false]);
    const left = build('there');
    await expect.poll(() => left.seen.shown).toEqual([true]);
    left.leave();
    expect([ended.seen, left.seen]).toMatchObject([
      { tries: 1, closed: 1 },
      { tries: 1, closed: 1 },
    ]);
  });
});
