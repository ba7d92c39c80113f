import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import type { LayoutTools } from '@diagloom/diagram/layout';
import ElkApi from 'elkjs/lib/elk-api.js';

const script = 'elkjs/lib/elk-worker.js';

/** Says which functions of ELK are called, by their names in its script. */
export interface ElkRecorder {
  /** What is called during `work`, and at its first time what ELK calls to start. */
  readonly callsOf: (work: (elk: LayoutTools['elk']) => Promise<unknown>) => Promise<readonly string[]>;
  readonly close: () => void;
}

export const recordElk = async (): Promise<ElkRecorder> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { Worker } = createRequire(import.meta.url)(script);
  const engine = new ElkApi({ workerFactory: (url) => new Worker(url), algorithms: ['layered'] });
  return {
    callsOf: async (work) => {
      await work((graph) => engine.layout(graph));
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const elk = result.find(({ url }) => url.endsWith(script));
      return (elk?.functions ?? [])
        .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
        .map((each) => each.functionName);
    },
    close: () => session.disconnect(),
  };
};
