import { joinLive } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildRegistration } from '../testing/build-user.ts';
import { limitDisk } from '../testing/full-disk.ts';
import { joinAs } from '../testing/live-client.ts';
import { findFreePort, startServerProcess } from '../testing/server-process.ts';
import { postJson, useServerProcesses } from '../testing/use-server-processes.ts';

const { copyDataFolder } = useServerProcesses();

/** `LIVE_KILLS=100` for a long run by hand. */
const kills = Number(process.env.LIVE_KILLS ?? 3);

/** A server with somebody who draws. */
const open = async () => {
  const dataFolder = await copyDataFolder();
  const env = { DATA_DIR: dataFolder, PORT: String(await findFreePort()) };
  const server = startServerProcess({ env });
  const address = await server.running;
  const { sessionToken } = await (await postJson(`${address}/api/auth/register`, buildRegistration())).json();
  const draw = async (): Promise<number> => {
    const body = { prompt: 'Customer pays, then the shop packs, then the shop ships.', diagramType: 'flowchart' };
    return (await (await postJson(`${address}/api/diagrams/generate`, body, sessionToken)).json()).diagram.id;
  };
  const diagramId = await draw();
  return {
    ...{ env, dataFolder, server, draw, diagramId },
    readXml: async (): Promise<string> => {
      const headers = { authorization: `Bearer ${sessionToken}` };
      return (await (await fetch(`${address}/api/diagrams/${diagramId}`, { headers })).json()).diagram.xmlContent;
    },
    join: async () => {
      const answer = await postJson(`${address}/api/diagrams/${diagramId}/live`, {}, sessionToken);
      const { live } = joinLive.response.parse(await answer.json());
      if (live === null) throw new Error('Nobody can be together here.');
      const client = await joinAs(address, sessionToken, live);
      return { client, key: client.keys().find((one) => String(client.get(one, 'value')).length > 3) ?? '' };
    },
  };
};

test(
  'what a server has said that it keeps is there after it was killed, time and again',
  async () => {
    const { env, join, readXml, ...first } = await open();
    let { server } = first;
    for (let kill = 0; kill < kills; kill += 1) {
      const { client, key } = await join();
      let last = '';
      for (let edit = 0; edit < 20; edit += 1) {
        last = `Kept ${kill} ${edit}`;
        client.set(key, 'value', last);
        await client.kept();
      }
      server.child.kill('SIGKILL');
      await server.ended;
      client.close();
      server = startServerProcess({ env });
      await server.running;
      expect(await readXml()).toContain(last);
    }
  },
  120_000 + kills * 20_000,
);

test('on a full disk nothing is said to be kept that is not, and it is kept when there is room', async ({ skip }) => {
  const { env, join, readXml, draw, ...first } = await open();
  const disk = await limitDisk(first.dataFolder);
  if (disk === undefined) return skip('This system has no prlimit, so no disk was full.');
  const { client, key } = await join();
  client.set(key, 'value', 'While there was room');
  await client.kept();
  await disk.fill(await draw());
  client.set(key, 'value', 'For later');
  await expect.poll(() => client.codes, { timeout: 20_000 }).toContain(1013);
  expect(client.provider.unsyncedChanges).toBeGreaterThan(0);
  first.server.child.kill('SIGKILL');
  await first.server.ended;
  await startServerProcess({ env }).running;
  expect(await readXml()).toContain('While there was room');
  expect(client.provider.unsyncedChanges).toBeGreaterThan(0);
  await disk.free();
  await client.kept();
  client.close();
  expect(await readXml()).toContain('For later');
}, 120_000);
