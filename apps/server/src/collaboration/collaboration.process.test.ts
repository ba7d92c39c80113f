import { joinLive } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { buildRegistration } from '../testing/build-user.ts';
import { joinAs } from '../testing/live-client.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { postJson, useServerProcesses } from '../testing/use-server-processes.ts';

const { copyDataFolder } = useServerProcesses();

/** `LIVE_KILLS=100` for a long run by hand. */
const kills = Number(process.env.LIVE_KILLS ?? 3);

test(
  'what a server has said that it keeps is there after it was killed, time and again',
  async () => {
    const env = { DATA_DIR: await copyDataFolder(), PORT: '0' };
    const port = String(31_000 + (process.pid % 900));
    let server = startServerProcess({ env: { ...env, PORT: port } });
    let address = await server.running;
    const { sessionToken } = await (await postJson(`${address}/api/auth/register`, buildRegistration())).json();
    const body = { prompt: 'Customer pays, then the shop packs, then the shop ships.', diagramType: 'flowchart' };
    const { diagram } = await (await postJson(`${address}/api/diagrams/generate`, body, sessionToken)).json();
    const readLabel = async (): Promise<string> => {
      const headers = { authorization: `Bearer ${sessionToken}` };
      const answer = await fetch(`${address}/api/diagrams/${diagram.id}`, { headers });
      return (await answer.json()).diagram.xmlContent;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const answer = await postJson(`${address}/api/diagrams/${diagram.id}/live`, {}, sessionToken);
      const { live } = joinLive.response.parse(await answer.json());
      if (live === null) throw new Error('Nobody can be together here.');
      const client = await joinAs(address, sessionToken, live);
      const key = client.keys().find((one) => String(client.get(one, 'value')).length > 3) ?? '';
      let last = '';
      for (let edit = 0; edit < 20; edit += 1) {
        last = `Kept ${kill} ${edit}`;
        client.set(key, 'value', last);
        await client.kept();
      }
      server.child.kill('SIGKILL');
      await server.ended;
      client.close();
      server = startServerProcess({ env: { ...env, PORT: port } });
      address = await server.running;
      expect(await readLabel()).toContain(last);
    }
  },
  120_000 + kills * 20_000,
);
