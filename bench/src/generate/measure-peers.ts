import { createRequire } from 'node:module';
import type { DiagramSpec } from '@diagloom/diagram/model';
import { instance } from '@viz-js/viz';
import { hasChromium, launchBrowser } from '../../../scripts/harness/browser.ts';
import type { Report } from '../bench.ts';
import { measure, summarise } from '../measure.ts';
import type { Sample } from '../samples/flowcharts.ts';
import { understandSample } from '../samples/understand-sample.ts';
import { toDot } from './to-dot.ts';
import { toMermaid } from './to-mermaid.ts';

const options = { warmUps: 10, samples: 50 };

/** What others need, from their own text to SVG, for the flowchart that our figures are for. Warm, on the same machine. */
export const measurePeers = async ({ prompt, nodes, edges }: Sample, report: Report): Promise<void> => {
  const spec = understandSample(prompt);
  const viz = await instance();
  const dot = toDot(spec);
  const vizTiming = await measure(() => viz.renderString(dot, { format: 'svg' }), options);
  report.figure({ figure: 'text to svg', engine: '@viz-js/viz', nodes, edges, unit: 'ms', ...vizTiming });
  if (!hasChromium) {
    report.say('SKIPPED: mermaid, since Chromium was not found. Set CHROMIUM_PATH.');
    return;
  }
  const mermaidTiming = summarise(await timeMermaid(spec));
  report.figure({ figure: 'text to svg', engine: 'mermaid in Chromium', nodes, edges, unit: 'ms', ...mermaidTiming });
};

/** Mermaid measures text with the browser, so it runs in a page; the times are taken there too. */
const timeMermaid = async (spec: DiagramSpec): Promise<readonly number[]> => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
    return await page.evaluate(timeInPage, { text: toMermaid(spec), ...options });
  } finally {
    await browser.close();
  }
};

/** What Mermaid's script adds to a page. */
declare const mermaid: {
  readonly initialize: (options: { readonly startOnLoad: boolean }) => void;
  readonly render: (id: string, text: string) => Promise<unknown>;
};

/** Runs in the page. */
const timeInPage = async ({ text, warmUps, samples }: { text: string; warmUps: number; samples: number }) => {
  mermaid.initialize({ startOnLoad: false });
  const times: number[] = [];
  for (let run = 0; run < warmUps + samples; run++) {
    const started = performance.now();
    await mermaid.render(`figure-${run}`, text);
    if (run >= warmUps) times.push(performance.now() - started);
  }
  return times;
};
