import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { createLayoutRunner, type LayoutRunner } from './create-layout-runner.ts';

const box = (id: string) => ({ id, width: 100, height: 50 });
const pair = () => ({
  id: 'page',
  layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN' },
  children: [box('a'), box('b')],
  edges: [{ id: 'e', sources: ['a'], targets: ['b'] }],
});
const large = () => ({
  ...pair(),
  children: Array.from({ length: 1500 }, (_, index) => box(`n${index}`)),
  edges: Array.from({ length: 3000 }, (_, index) => ({
    id: `e${index}`,
    sources: [`n${(index * 7) % 1500}`],
    targets: [`n${(index * 13 + 1) % 1500}`],
  })),
});

let runner: LayoutRunner | undefined;
afterEach(() => runner?.close());

describe('createLayoutRunner', () => {
  it('places a graph', async () => {
    runner = createLayoutRunner();
    const placed = await runner.elk(pair());
    const [a, b] = placed.children ?? [];
    expect(b?.y).toBeGreaterThan((a?.y ?? 0) + 50);
    expect(placed.edges?.[0]?.sections).toHaveLength(1);
  });

  it('says so when the engine refuses a graph, and goes on', async () => {
    runner = createLayoutRunner();
    const wrong = { ...pair(), edges: [{ id: 'e', sources: ['a'], targets: ['nowhere'] }] };
    await expect(runner.elk(wrong)).rejects.toThrow('could not place');
    await expect(runner.elk(pair())).resolves.toHaveProperty('id', 'page');
  });

  it('gives up a graph that takes too long and places the next one', async () => {
    runner = createLayoutRunner({ timeLimit: 1500 });
    const tooLarge = runner.elk(large());
    const small = runner.elk(pair());
    await expect(tooLarge).rejects.toThrow('longer than 1500 ms');
    await expect(small).resolves.toHaveProperty('id', 'page');
  });

  it('rejects what is waiting when it is closed, and starts again when asked', async () => {
    runner = createLayoutRunner();
    const open = expect(runner.elk(large())).rejects.toThrow('closed');
    await runner.close();
    await open;
    await expect(runner.elk(pair())).resolves.toHaveProperty('id', 'page');
  });

  it('works from a bundle, and an idle runner lets the process end', async () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const folder = await mkdtemp(join(here, '../../bundle-'));
    try {
      const outfile = join(folder, 'program.mjs');
      await build({
        stdin: {
          contents: `import { createLayoutRunner } from './create-layout-runner.ts';
            const placed = await createLayoutRunner().elk(${JSON.stringify(pair())});
            console.log(placed.children.length);`,
          resolveDir: here,
          loader: 'ts',
        },
        bundle: true,
        platform: 'node',
        format: 'esm',
        external: ['elkjs'],
        outfile,
      });
      const { stdout } = await promisify(execFile)(process.execPath, [outfile], { timeout: 20_000 });
      expect(stdout.trim()).toBe('2');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
