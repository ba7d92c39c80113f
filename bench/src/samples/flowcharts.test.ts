import { writeNotation } from '@diagloom/diagram/model';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, test } from 'vitest';
import { flowcharts } from './flowcharts.ts';
import { understandSample } from './understand-sample.ts';

test.each(Object.entries(flowcharts))('the %s sample has the size that it states', (_, { prompt, nodes, edges }) => {
  const spec = understandSample(prompt);
  expect({ nodes: spec.nodes.length, edges: spec.edges.length }).toEqual({ nodes, edges });
});

test('a flowchart of 12 nodes and 13 edges needs at most 120 tokens in notation', () => {
  const notation = writeNotation(understandSample(flowcharts.usual.prompt));
  expect(new Tiktoken(o200k).encode(notation).length).toBeLessThanOrEqual(120);
});
