import ELK from 'elkjs/lib/elk.bundled.js';
import type { LayoutTools } from '../layout-algorithm.ts';

const engine = new ELK();

/** ELK on the test's own thread. */
export const elkTools: LayoutTools = { elk: (graph) => engine.layout(graph) };

/** An engine that fails on everything. */
export const brokenTools: LayoutTools = { elk: () => Promise.reject(new Error('The engine is broken.')) };
