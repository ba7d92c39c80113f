import { parseNotation, writeNotation } from '@diagloom/diagram/model';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, test } from 'vitest';
import { flowcharts } from './flowcharts.ts';
import { understandSample } from './understand-sample.ts';

test.each(Object.entries(flowcharts))('the %s sample has the size that it states', (_, { prompt, nodes, edges }) => {
  const spec = understandSample(prompt);
  expect({ nodes: spec.nodes.length, edges: spec.edges.length }).toEqual({ nodes, edges });
  expect(prompt.length).toBeLessThanOrEqual(500);
});

const orderHandling = `flowchart: Order handling
a(start)
b Customer places order
c Check stock
d? In stock?
e Pack
f Ship
g Notify the customer
h Cancel the order
i? Paid?
j Refund the customer
k Archive the order
l(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> g: No
e -> f
g -> h
h -> i
i -> j: Yes
i -> k: No
j -> k
f -> k
k -> l
`;

test('a flowchart of 12 nodes and 13 edges needs at most 120 tokens in notation', () => {
  const { spec, problems } = parseNotation(orderHandling, 'flowchart');
  expect(problems).toEqual([]);
  expect({ nodes: spec.nodes.length, edges: spec.edges.length }).toEqual({ nodes: 12, edges: 13 });
  const notation = writeNotation(spec);
  expect(notation).toBe(orderHandling);
  expect(new Tiktoken(o200k).encode(notation).length).toBeLessThanOrEqual(120);
});
