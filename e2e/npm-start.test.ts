import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, signInPerson } from '../scripts/harness/api.ts';
import { type Diagloom, type StartOptions, startDiagloom } from '../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../scripts/harness/temporary-folder.ts';
import { copyCheckout } from './harness/copy-checkout.ts';
import { findFiles } from './harness/find-files.ts';

const minutes = 60_000;

describe('npm start on a clean checkout', () => {
  let folder: string;
  let dataFolder: string;
  const running: Diagloom[] = [];

  beforeAll(async () => {
    folder = await copyCheckout();
    dataFolder = await createTemporaryFolder('data');
  }, 2 * minutes);
  afterEach(async () => {
    for (const diagloom of running.splice(0)) await diagloom.interrupt();
  });
  afterAll(async () => {
    await removeFolder(dirname(folder));
    await removeFolder(dataFolder);
  }, 2 * minutes);

  const start = async (options: Partial<StartOptions> = {}): Promise<Diagloom> => {
    const diagloom = await startDiagloom({ folder, dataFolder, ...options });
    running.push(diagloom);
    return diagloom;
  };

  test(
    'builds, prints its address and serves; Ctrl-C stops the server and its database',
    async () => {
      const diagloom = await start({ command: ['npm', 'start'] });
      expect(diagloom.output()).not.toContain('Installing');
      expect(diagloom.output()).toContain('Building the web pages');
      const page = await fetch(diagloom.address);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>');
      expect(await findFiles(dataFolder, 'postmaster.pid')).toHaveLength(1);

      await diagloom.interrupt();
      await expect(fetch(diagloom.address)).rejects.toThrow('fetch failed');
      expect(await findFiles(dataFolder, 'postmaster.pid')).toEqual([]);
    },
    15 * minutes,
  );

  test(
    'kill -9 of the server and a second start lose no diagram, and nothing is built twice',
    async () => {
      const first = await start();
      const ada = await registerPerson(first.address, 'ada@example.org');
      const prompt = 'Check stock. If in stock, ship the order, otherwise cancel the order.';
      const made = await ada.post('/api/diagrams/generate', { prompt, diagramType: 'flowchart' });
      process.kill(first.pid, 'SIGKILL');
      await first.ended;
      expect(await findFiles(dataFolder, 'postmaster.pid')).toHaveLength(1);

      const second = await start();
      expect(second.output()).not.toContain('Building');
      const again = await signInPerson(second.address, 'ada@example.org');
      expect(made).toMatchObject({ diagram: { prompt } });
      expect(await again.get('/api/diagrams')).toMatchObject({ diagrams: [{ prompt }] });
    },
    5 * minutes,
  );

  test(
    'a port in use is answered with what to do, and leaves no database behind',
    async () => {
      const { address } = await start();
      const port = Number(new URL(address).port);
      const other = join(dataFolder, 'other');
      await expect(start({ port, dataFolder: other })).rejects.toMatchObject({
        status: 1,
        output: expect.stringMatching(new RegExp(`Port ${port} is already in use.*PORT=`, 's')),
      });
      expect(await findFiles(other, 'postmaster.pid')).toEqual([]);
    },
    5 * minutes,
  );
});
