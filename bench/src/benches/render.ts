import { availableParallelism, loadavg } from 'node:os';
import { writeDrawio } from '@diagloom/diagram/drawio';
import { renderSvg } from '@diagloom/diagram/svg';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { renderPng } from '@diagloom/export';
import { hasChromium } from '../../../scripts/harness/browser.ts';
import type { Bench, Report } from '../bench.ts';
import { findViewer, openViewer } from '../fidelity/open-viewer.ts';
import { measure } from '../measure.ts';
import { openMaxGraph } from '../render/max-graph.ts';

const sizes = [100, 500] as const;

export const render: Bench = {
  name: 'render',
  summary: "milliseconds from page to SVG and PNG, beside maxGraph under jsdom and draw.io's viewer (DRAWIO_DIR)",
  run: async ({ figure, say }) => {
    figure({ figure: 'machine', cores: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version });
    for (const size of sizes) {
      const page = gridOf(size);
      figure({ figure: 'SVG', engine: 'ours', nodes: size, ...(await measure(() => renderSvg(page), runs)) });
    }
    const svg = renderSvg(gridOf(100));
    for (const scale of [1, 2] as const) {
      const draw = () => renderPng(svg, { scale, background: 'white' });
      figure({ figure: 'PNG', engine: 'ours', nodes: 100, scale, ...(await measure(draw, { ...runs, samples: 10 })) });
    }
    const maxGraph = await openMaxGraph();
    for (const size of sizes) {
      const xml = writeDrawio({ attributes: undefined, pages: [gridOf(size)] });
      const draw = () => maxGraph.draw(xml);
      figure({ figure: 'SVG', engine: 'maxGraph, jsdom', nodes: size, ...(await measure(draw, peerRuns)) });
    }
    maxGraph.close();
    await measureViewer({ figure, say });
  },
};

const runs = { warmUps: 10, samples: 30 };
const peerRuns = { warmUps: 2, samples: 5 };

const measureViewer = async ({ figure, say }: Report): Promise<void> => {
  const folder = findViewer(process.env.DRAWIO_DIR ?? '');
  if (folder === undefined || !hasChromium) {
    say("SKIPPED draw.io's viewer: set DRAWIO_DIR to a checkout of draw.io and have Chromium installed.");
    return;
  }
  const viewer = await openViewer(folder);
  try {
    for (const size of sizes) {
      const xml = writeDrawio({ attributes: {}, pages: [gridOf(size)] });
      const timing = await measure(() => viewer.draw(xml), peerRuns);
      figure({ figure: 'SVG', engine: "draw.io's viewer, Chromium", nodes: size, ...timing });
    }
  } finally {
    await viewer.close();
  }
};

const columns = 10;
const shapes = ['rounded=1;', 'rhombus;', 'ellipse;', 'shape=document;'] as const;

/** Shapes of four kinds in rows of ten, each with a line to the next one and to the one below. */
const gridOf = (count: number) =>
  buildPage([
    ...Array.from({ length: count }, (_, index) =>
      vertex({
        id: `n${index}`,
        label: `Step ${index} of the process`,
        x: (index % columns) * 180,
        y: Math.floor(index / columns) * 120,
        style: `${shapes[index % shapes.length]}whiteSpace=wrap;html=1;`,
      }),
    ),
    ...Array.from({ length: count - 1 }, (_, index) => lineOf(index, index + 1)),
    ...Array.from({ length: Math.max(0, count - columns) }, (_, index) => lineOf(index, index + columns)).filter(
      (_, index) => index % 4 === 0,
    ),
  ]);

const lineOf = (from: number, to: number) =>
  edge({ id: `e${from}-${to}`, from: `n${from}`, to: `n${to}`, style: 'edgeStyle=orthogonalEdgeStyle;html=1;' });
