import { applyChanges } from '@diagloom/diagram/drawio';
import type { CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { buildDocument, flowchart } from '../testing/build-view.ts';
import type { Gesture } from './gesture.ts';
import { createGestureQueue, type Problem, type QueueEffects, type Stored } from './gesture-queue.ts';

const page = 'page-1';
const rename = (target: string, label: string): Gesture => ({
  kind: 'edit',
  page,
  edits: [{ kind: 'rename', target, label }],
});
const shift = (target: string, dx: number): Gesture => ({ kind: 'shift', page, targets: [target], dx, dy: 0 });
const remove: CellChange[] = [{ kind: 'remove', page, id: 'a' }];

const textOf = ({ pages }: DiagramDocument, id: string): string | undefined =>
  pages[0]?.cells.find((cell) => cell.id === id)?.value;
const leftOf = ({ pages }: DiagramDocument, id: string): number | undefined =>
  pages[0]?.cells.find((cell) => cell.id === id)?.geometry?.x;

/** A server that keeps one diagram, and may be away. */
const buildServer = () => {
  let stored: Stored = { document: buildDocument(), version: 1 };
  const server = {
    isAway: false,
    problems: [] as Problem[],
    kept: [] as number[],
    calls: 0,
    come: (): void => undefined,
    stored: () => stored,
    /** What somebody else does. */
    change: (changes: readonly CellChange[]): void => {
      stored = { document: applyChanges(stored.document, changes), version: stored.version + 1 };
    },
  };
  const effects: QueueEffects = {
    send: async (changes, baseVersion) => {
      server.calls += 1;
      if (server.isAway) return { kind: 'later' };
      if (baseVersion !== stored.version) return { kind: 'conflict' };
      server.change(changes);
      return { kind: 'stored', stored };
    },
    load: async () => stored,
    wait: () =>
      new Promise((resolve) => {
        server.come = () => {
          server.isAway = false;
          resolve();
        };
      }),
    keep: (gestures) => server.kept.push(gestures.length),
    say: (problem) => server.problems.push(problem),
  };
  const queue = createGestureQueue(stored, () => flowchart, effects);
  return { server, queue };
};

describe('gestures that wait to be stored', () => {
  it('are shown at once and stored one after the other', async () => {
    const { server, queue } = buildServer();
    queue.add(rename('a', 'Wrap'));
    queue.add(rename('b', 'Send'));
    expect(textOf(queue.read().document, 'b')).toBe('Send');
    await queue.settled();
    expect([textOf(server.stored().document, 'a'), textOf(server.stored().document, 'b')]).toEqual(['Wrap', 'Send']);
    expect(server.stored().version).toBe(3);
  });

  it('are done again on what somebody else stored meanwhile', async () => {
    const { server, queue } = buildServer();
    server.change([{ kind: 'put', page, cell: { id: 'n', kind: 'vertex', parent: '1', value: 'New', style: '' } }]);
    queue.add(shift('b', 40));
    await queue.settled();
    expect(leftOf(server.stored().document, 'b')).toBe(40);
    expect(textOf(server.stored().document, 'n')).toBe('New');
    expect(server.problems).toEqual([]);
  });

  it('say so where what they were about is gone', async () => {
    const { server, queue } = buildServer();
    server.change(remove);
    queue.add(shift('a', 40));
    queue.add(rename('b', 'Send'));
    await queue.settled();
    expect(server.problems.map(({ kind }) => kind)).toEqual(['lost']);
    expect(textOf(server.stored().document, 'b')).toBe('Send');
  });

  it('wait while nobody answers, and go on afterwards', async () => {
    const { server, queue } = buildServer();
    server.isAway = true;
    queue.add(rename('a', 'Wrap'));
    await expect.poll(() => queue.read().isOffline).toBe(true);
    expect(server.kept.at(-1)).toBe(1);
    server.come();
    await expect.poll(() => textOf(server.stored().document, 'a')).toBe('Wrap');
    expect(queue.read()).toMatchObject({ waiting: 0, isOffline: false });
  });

  it('become one where they only go on, such as arrow keys', async () => {
    const { server, queue } = buildServer();
    for (let press = 0; press < 5; press += 1) queue.add(shift('b', 10));
    await queue.settled();
    expect(leftOf(server.stored().document, 'b')).toBe(50);
    expect(server.calls).toBe(2);
  });
});
