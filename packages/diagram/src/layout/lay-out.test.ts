import { describe, expect, it } from 'vitest';
import { layOut } from './index.ts';
import { buildDiagram } from './testing/build-diagram.ts';
import { brokenTools, elkTools } from './testing/elk-tools.ts';
import { findFaults } from './testing/find-faults.ts';

const lines = ['a -> b', 'b -> c?', 'c? -> d: Yes', 'c? -> b: No'];

describe('layOut', () => {
  it('answers with a simpler layout when the engine fails', async () => {
    const diagram = buildDiagram(lines);
    expect(findFaults(diagram, await layOut(diagram, brokenTools))).toEqual([]);
  });

  it('answers with a simpler layout when the engine leaves something out', async () => {
    const forgetful = { elk: () => Promise.resolve({ id: 'page', children: [], edges: [] }) };
    const diagram = buildDiagram(lines);
    expect(findFaults(diagram, await layOut(diagram, forgetful))).toEqual([]);
  });

  it('answers with a simpler layout for a layout that nobody knows', async () => {
    const diagram = buildDiagram(lines, { layout: 'no-such-layout' });
    expect(findFaults(diagram, await layOut(diagram, elkTools))).toEqual([]);
  });

  it('keeps parts where they are in their shape and leads their connectors to it', async () => {
    const diagram = buildDiagram(['table.row -> other'], {
      shapes: [
        { id: 'table', size: { width: 160, height: 90 } },
        {
          id: 'table.row',
          placing: 'part',
          parent: 'table',
          offset: { x: 0, y: 30 },
          size: { width: 160, height: 30 },
        },
        { id: 'other' },
      ],
    });
    const { shapes, routes } = await layOut(diagram, elkTools);
    const table = shapes.get('table');
    expect(shapes.get('table.row')).toEqual({ x: table?.x, y: (table?.y ?? 0) + 30, width: 160, height: 30 });
    expect(routes.get('table.row--other')?.points[0]?.y).toBe((table?.y ?? 0) + 90);
  });
});
