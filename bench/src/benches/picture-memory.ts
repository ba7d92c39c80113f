import { registerPerson } from '../../../scripts/harness/api.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Bench } from '../bench.ts';
import { drawOwnPictures } from '../images/own-pictures.ts';
import { memoryOf, memoryWithoutReader } from '../load/memory-of.ts';
import { sendPicture } from '../load/send-picture.ts';

const count = 200;

/** After so many the server and its reader have loaded what they need. */
const warm = 20;

export const pictureMemory: Bench = {
  name: 'picture-memory',
  summary: `memory of the server, and of the process that reads pictures, after ${warm} pictures and after ${count}`,
  run: async ({ figure, say }) => {
    const pictures: Uint8Array[] = [];
    for await (const { bytes } of drawOwnPictures('patterns', (kind) => kind.endsWith('flowchart')))
      pictures.push(bytes);
    // The size of a picture makes the most of a reading, and memory that is kept shows with small ones as well.
    const small = pictures.toSorted((a, b) => a.length - b.length).slice(0, 6);
    const dataFolder = await createTemporaryFolder('picture-memory');
    const diagloom = await startDiagloom({ dataFolder });
    try {
      const { headers } = await registerPerson(diagloom.address, 'pictures@example.com');
      const times: number[] = [];
      for (let number = 1; number <= count; number += 1) {
        const start = performance.now();
        const { status, error } = await sendPicture(
          diagloom.address,
          headers,
          small[number % small.length] ?? new Uint8Array(),
        );
        times.push(performance.now() - start);
        if (status !== 200) say(`Picture ${number}: ${status} ${error}`);
        if (number !== warm && number !== count) continue;
        const server = memoryWithoutReader(diagloom.pid);
        const reader = memoryOf(diagloom.pid) - server;
        figure({ figure: 'memory', pictures: number, server: Math.round(server), reader: Math.round(reader) });
      }
      const middle = times.toSorted((a, b) => a - b)[count >> 1] ?? 0;
      figure({ figure: 'time', pictures: count, ms: Math.round(middle) });
    } finally {
      await diagloom.interrupt();
      await removeFolder(dataFolder);
    }
  },
};
