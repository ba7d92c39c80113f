import { type LayoutTools, layOut, toPage } from '@diagloom/diagram/layout';
import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { flowchart } from './index.ts';

const noEngine: LayoutTools = { elk: () => Promise.reject(new Error('No engine in this test.')) };

const read = (lines: string): DiagramSpec => parseNotation(`flowchart: Work\n${lines}`, flowchart.id).spec;

const rules = (lines: string): readonly string[] => flowchart.findProblems(read(lines)).map(({ rule }) => rule);

describe('recognise', () => {
  it('reads a node of every kind back', async () => {
    const kinds = flowchart.vocabulary.nodes.map(({ id }) => id);
    const nodes = kinds.slice(1).map((kind, index) => `n${index}(${kind}) Part ${index}`);
    const edges = nodes.slice(1).map((_, index) => `n${index} -> n${index + 1}`);
    const spec = read(`${[...nodes, ...edges].join('\n')}\nnote n3: Remember\n`);
    const diagram = flowchart.compose(spec, { theme: 'light' });
    expect(flowchart.recognise(toPage(diagram, await layOut(diagram, noEngine)))).toEqual(spec);
  });
});

describe('findProblems', () => {
  it('lets a flow go on at a connector of the same name, and asks for one that is missing', () => {
    const pair = 'a(start)\nb(onpage) A\nc(onpage)#other A\nd(end)\na -> b\nc -> d\n';
    expect(rules(pair)).toEqual([]);
    expect(rules(pair.replace('#other A', '#other B'))).toEqual(['connector-without-twin', 'connector-without-twin']);
  });

  it('lets a flow leave to another page that has a name', () => {
    expect(rules('a(start)\nb(offpage) Billing\na -> b\n')).toEqual([]);
    expect(rules('a(start)\nb(offpage)\na -> b\n')).toEqual(['connector-without-page']);
  });

  it('lets documents and data stores stand beside the flow, but not alone', () => {
    expect(
      rules('a(start)\nb Work\nc(datastore) Files\nd(document) Report\ne(end)\na -> b -> e\nc -> b\nb -> d\n'),
    ).toEqual([]);
    expect(rules('a(start)\nb(end)\nc(datastore) Files\na -> b\n')).toEqual(['dead-end', 'unreachable']);
  });
});
