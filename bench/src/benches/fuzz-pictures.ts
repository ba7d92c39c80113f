import { parseArgs } from 'node:util';
import { registerPerson } from '../../../scripts/harness/api.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Bench } from '../bench.ts';
import { bombs, type HostilePicture, hostilePicture } from '../hostile/hostile-pictures.ts';
import { memoryWithoutReader } from '../load/memory-of.ts';
import { sendPicture } from '../load/send-picture.ts';

/** What people are told is longer than this, and no stack of calls. */
const leastWords = 20;

/** After so many the server has loaded what it needs. */
const warm = 20;

export const fuzzPictures: Bench = {
  name: 'fuzz-pictures',
  summary: 'hostile pictures (--files 2000, --seed 1) sent to a server: answers in words, its life, its memory',
  run: async ({ figure, say }, args) => {
    const { values } = parseArgs({
      args: [...args],
      options: { files: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
    });
    const [count, seed] = [Number(values.files), Number(values.seed)];
    const dataFolder = await createTemporaryFolder('fuzz');
    const diagloom = await startDiagloom({ dataFolder });
    try {
      const { headers } = await registerPerson(diagloom.address, 'fuzz@example.com');
      const send = ({ bytes }: HostilePicture) => sendPicture(diagloom.address, headers, bytes);
      let [read, refused, unclear, slowest, before] = [0, 0, 0, 0, 0];
      for (let number = 0; number < count + bombs.length; number += 1) {
        const picture = bombs[number] ?? hostilePicture(seed, number);
        const start = performance.now();
        const answer = await send(picture);
        slowest = Math.max(slowest, performance.now() - start);
        if (answer.status === 200) read += 1;
        else if (answer.status < 500 && isClear(answer.error)) refused += 1;
        else {
          unclear += 1;
          say(`Picture ${number} (${picture.kind}): ${answer.status} ${answer.error}`);
        }
        if (number === warm) before = memoryWithoutReader(diagloom.pid);
      }
      const isAlive = (await fetch(`${diagloom.address}/api/health`)).ok ? 'yes' : 'no';
      const megabytes = Math.round(memoryWithoutReader(diagloom.pid) - before);
      const times = { slowest: Math.round(slowest) };
      figure({
        figure: 'fuzz',
        files: count + bombs.length,
        seed,
        read,
        refused,
        unclear,
        ...times,
        isAlive,
        megabytes,
      });
    } finally {
      await diagloom.interrupt();
      await removeFolder(dataFolder);
    }
  },
};

const isClear = (error: string): boolean =>
  error.length >= leastWords && !/\bat .*:\d+|undefined|NaN|\[object/.test(error);
