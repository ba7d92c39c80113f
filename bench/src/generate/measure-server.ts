import { registerPerson } from '../../../scripts/harness/api.ts';
import { type Diagloom, startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Report } from '../bench.ts';
import { measure, summarise } from '../measure.ts';
import type { Sample } from '../samples/flowcharts.ts';

/** A free account makes 50 diagrams a month, and each size gets an account of its own. */
const options = { warmUps: 10, samples: 40 };

const starts = 5;

/** The real server in a process of its own, with its own database: how long `npm start` and a request take. */
export const measureServer = async (samples: readonly Sample[], report: Report): Promise<void> => {
  const dataFolder = await createTemporaryFolder('bench');
  const start = () => startDiagloom({ dataFolder, command: ['npm', 'start', '--silent'] });
  try {
    // Builds what is stale, so that the starts that count find it built.
    await (await start()).interrupt();
    await removeFolder(dataFolder);
    const first = await timeStart(start);
    report.figure({
      figure: 'npm start, empty data folder',
      engine: 'diagloom',
      unit: 'ms',
      ...summarise([first.time]),
    });
    await first.diagloom.interrupt();
    const times: number[] = [];
    for (let count = 0; count < starts; count++) {
      const { diagloom, time } = await timeStart(start);
      times.push(time);
      await diagloom.interrupt();
    }
    report.figure({ figure: 'npm start, built', engine: 'diagloom', unit: 'ms', ...summarise(times) });
    await measureRequests(samples, await start(), report);
  } finally {
    await removeFolder(dataFolder);
  }
};

const timeStart = async (start: () => Promise<Diagloom>): Promise<{ diagloom: Diagloom; time: number }> => {
  const started = performance.now();
  const diagloom = await start();
  return { diagloom, time: performance.now() - started };
};

const measureRequests = async (samples: readonly Sample[], diagloom: Diagloom, report: Report): Promise<void> => {
  try {
    for (const { prompt, nodes, edges } of samples) {
      const api = await registerPerson(diagloom.address, `bench.${nodes}@example.org`);
      const request = () => api.post('/api/diagrams/generate', { prompt, diagramType: 'flowchart' });
      const timing = await measure(request, options);
      report.figure({ figure: 'whole HTTP request', engine: 'diagloom', nodes, edges, unit: 'ms', ...timing });
    }
  } finally {
    await diagloom.interrupt();
  }
};
