import { readDrawio } from '@diagloom/diagram/drawio';
import { writeNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { type DiagramTypeId, diagramTypeOf } from '../../../index.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

const vertex = (
  id: string,
  label: string,
  [x, y, width, height]: Box,
  style = 'rounded=0;html=1;',
  parent = '1',
): string =>
  `<mxCell id="${id}" value="${label}" style="${style}" vertex="1" parent="${parent}"><mxGeometry x="${x}" y="${y}" width="${width}" height="${height}" as="geometry"/></mxCell>`;

const edge = (id: string, ends: string, points = ''): string =>
  `<mxCell id="${id}" style="html=1;" edge="1" parent="1" ${ends}><mxGeometry relative="1" as="geometry">${points}</mxGeometry></mxCell>`;

const loose = (id: string, [x1, y1, x2, y2]: Box): string =>
  edge(id, '', `<mxPoint x="${x1}" y="${y1}" as="sourcePoint"/><mxPoint x="${x2}" y="${y2}" as="targetPoint"/>`);

const text = 'text;html=1;strokeColor=none;fillColor=none;';
const router = 'shape=mxgraph.cisco.routers.router;html=1;';

/** The notation of a foreign page without its first line. */
const recognised = (type: DiagramTypeId, ...cells: readonly string[]): readonly string[] => {
  const [page] = readDrawio(
    `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells.join('')}</root></mxGraphModel>`,
  ).pages;
  if (page === undefined) throw new Error('no page');
  const spec = diagramTypeOf(type).recognise(page);
  return writeNotation(spec).replace(/#\w+/g, '').trim().split('\n').slice(1);
};

test('a loose line connects the shapes where it ends', () => {
  const lines = recognised(
    'flowchart',
    vertex('a', 'Pack', [0, 0, 100, 40]),
    vertex('b', 'Ship', [200, 0, 100, 40]),
    loose('e', [103, 20, 195, 20]),
    loose('far', [0, 300, 100, 300]),
  );
  expect(lines).toEqual(['a Pack', 'b Ship', 'a -> b']);
});

test('words under an icon are its label, and an icon without words is called after its stencil', () => {
  const lines = recognised(
    'network',
    vertex('r', '', [0, 0, 60, 60], router),
    vertex('words', 'Berlin router', [-10, 64, 80, 20], text),
    vertex('s', '', [200, 0, 60, 60], 'shape=mxgraph.cisco.switches.workgroup_switch;html=1;'),
    edge('e', 'source="r" target="s"'),
  );
  expect(lines).toEqual(['a(router) Berlin router', 'b(switch) Workgroup switch', 'a -> b']);
});

test('a box that is drawn around shapes is a group, named by the text at its top', () => {
  const lines = recognised(
    'flowchart',
    vertex('zone', '', [0, 0, 400, 200]),
    vertex('title', 'Sales', [10, 5, 100, 20], text),
    vertex('a', 'Offer', [20, 60, 100, 40]),
    vertex('b', 'Order', [220, 60, 100, 40]),
    vertex('c', 'Bill', [600, 60, 100, 40]),
    edge('e', 'source="a" target="b"'),
    edge('f', 'source="b" target="c"'),
  );
  expect(lines).toEqual(['[a] Sales', 'b@a Offer', 'c@a Order', 'd Bill', 'b -> c', 'c -> d']);
});

test('invisible groups, badges and marks are no shapes, and lines at them mean what they belong to', () => {
  const lines = recognised(
    'flowchart',
    vertex('group', '', [0, 0, 120, 60], 'group'),
    vertex('task', 'Check', [0, 0, 120, 60], 'rounded=1;html=1;', 'group'),
    vertex('mark', '', [4, 4, 14, 14], 'shape=mxgraph.bpmn.user_task;html=1;', 'task'),
    vertex('next', 'Pay', [300, 0, 120, 60]),
    vertex('badge', '1', [180, 10, 20, 20], 'ellipse;html=1;'),
    edge('e', 'source="mark" target="next"'),
  );
  expect(lines).toEqual(['a Check', 'b Pay', 'a -> b']);
});

test('a card with one picture inside is one shape', () => {
  const lines = recognised(
    'architecture',
    vertex('card', '', [0, 0, 180, 80], 'fillColor=#ffffff;html=1;'),
    vertex('icon', 'Orders', [10, 10, 60, 60], 'shape=mxgraph.gcp2.hexIcon;prIcon=cloud_sql;html=1;', 'card'),
    vertex('other', 'Shop', [300, 0, 100, 60]),
    edge('e', 'source="other" target="card"'),
  );
  expect(lines).toEqual(['a(database) Orders', 'b Shop', 'b -> a']);
});

test('a class in one text has its members as attributes', () => {
  const lines = recognised(
    'uml',
    vertex('c', '&lt;b&gt;Order&lt;/b&gt;&lt;hr&gt;+ total: Money&lt;br&gt;+ pay()', [0, 0, 160, 90]),
    vertex('d', 'Item', [300, 0, 160, 90]),
    edge('e', 'source="c" target="d"'),
  );
  expect(lines[0]).toBe('a Order | +total: Money | +pay()');
});

test('a title that is broken over two lines is one position', () => {
  const lines = recognised(
    'orgchart',
    vertex('a', 'Head of&lt;br&gt;Sales', [0, 0, 100, 40]),
    vertex('b', 'Buyer&lt;br&gt;Ann Lee', [0, 100, 100, 40]),
    edge('e', 'source="a" target="b"'),
  );
  expect(lines).toEqual(['a Head of Sales', 'b{person="Ann Lee"} Buyer', 'a -> b']);
});
