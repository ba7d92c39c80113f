import type { Bench } from '../bench.ts';
import type { Run } from '../load/live.ts';
import { runLoad } from '../load/run-load.ts';
import { summarise } from '../measure.ts';

export const load: Bench = {
  name: 'load',
  summary:
    'what 50 people meet while one sends the worst there is; for how many seconds after the name, 600 where absent',
  run: async (report, [seconds = '600']) => {
    const { quiet, attacked, ...rest } = await runLoad({
      people: 50,
      quietSeconds: Math.min(90, Number(seconds)),
      seconds: Number(seconds),
      say: report.say,
    });
    for (const [name, run] of Object.entries({ quiet, attacked })) {
      for (const [kind, times] of Object.entries(run.times)) {
        report.figure({ figure: kind, run: name, unit: 'ms', ...summarise(times) });
      }
      report.figure({ figure: 'health, longest', run: name, unit: 'ms', value: Math.round(run.longestStall) });
      report.figure({ figure: 'memory of all processes', run: name, unit: 'MB', value: Math.round(run.mostMemory) });
      report.figure({ figure: 'failures', run: name, value: run.failures.length });
      for (const failure of new Set(run.failures)) report.say(failure);
    }
    for (const kind of Object.keys(quiet.times)) {
      const slower = p95Of(attacked, kind) / p95Of(quiet, kind);
      report.figure({ figure: 'p95, attacked to quiet', kind, value: Math.round(slower * 100) / 100 });
    }
    const { hang, ...gone } = rest;
    report.figure({ figure: 'while the database hangs', unit: 'ms', ...hang });
    report.figure({ figure: 'after the kills', ...gone });
  },
};

const p95Of = ({ times }: Run, kind: string): number => summarise(times[kind] ?? [0]).p95;
