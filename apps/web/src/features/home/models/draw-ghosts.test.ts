import type { DraftRequest, DraftResult } from '@diagloom/drafting';
import { expect, test } from 'vitest';
import { createDraftingClient } from '../../../lib/drafting/drafting-client.ts';
import { drawGhosts } from './draw-ghosts.ts';

const pictureOf = ({ notation = '' }: DraftRequest) => ({ ok: true, svg: notation }) as DraftResult;

/** The client of the page, whose worker draws one picture whenever it is told to. */
const buildGhosts = () => {
  const seen: (string | undefined)[] = [];
  let answer = (): void => {};
  const { draft } = createDraftingClient(() => {
    let say: Parameters<ReturnType<Parameters<typeof createDraftingClient>[0]>['onMessage']>[0] = () => {};
    return {
      postMessage: (request) => {
        if (request.kind === 'draft')
          answer = () => say({ kind: 'answer', id: request.id, result: pictureOf(request) });
      },
      terminate: () => {},
      onMessage: (take) => {
        say = take;
      },
      onFailure: () => {},
    };
  });
  const take = drawGhosts({ draft, show: (ghost) => seen.push(ghost?.svg) });
  return {
    seen,
    write: (notation: string) => void take(notation === '' ? undefined : { notation, type: 'flowchart' }),
    drawOne: async () => {
      answer();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('lines that come faster than they are drawn are seen all the same', async () => {
  const { seen, write, drawOne } = buildGhosts();
  write('a');
  write('a\nb');
  write('a\nb\nc');
  await drawOne();
  write('a\nb\nc\nd');
  await drawOne();
  write('a\nb\nc\nd\ne');
  await drawOne();
  expect(seen).toEqual([undefined, 'a', 'a\nb\nc', 'a\nb\nc\nd']);
});

test('what was under way when another model began is not shown', async () => {
  const { seen, write, drawOne } = buildGhosts();
  write('a');
  write('');
  write('x');
  await drawOne();
  await drawOne();
  write('y');
  await drawOne();
  expect(seen).toEqual([undefined, undefined, undefined, 'x', undefined, 'y']);
});
