/** Pages to edit: one that we drew, one from elsewhere, one with lifelines. */

const vertex = (
  id: string,
  label: string,
  x: number,
  y: number,
  style: string,
  size = [120, 60],
  parent = '1',
): string => `
        <mxCell id="${id}" value="${label}" style="${style}" vertex="1" parent="${parent}">
          <mxGeometry x="${x}" y="${y}" width="${size[0]}" height="${size[1]}" as="geometry" />
        </mxCell>`;

const step = 'rounded=1;whiteSpace=wrap;html=1;fillColor=#eeeeee;';
const decision = 'rhombus;whiteSpace=wrap;html=1;';

const ends = (exit: readonly [number, number], entry: readonly [number, number]): string =>
  `exitX=${exit[0]};exitY=${exit[1]};exitDx=0;exitDy=0;entryX=${entry[0]};entryY=${entry[1]};entryDx=0;entryDy=0;`;

const line = (id: string, from: string, to: string, style: string, label = '', inside = ''): string => `
        <mxCell id="${id}"${label === '' ? '' : ` value="${label}"`} style="edgeStyle=orthogonalEdgeStyle;rounded=1;html=1;${style}" edge="1" parent="1" source="${from}" target="${to}">
          <mxGeometry relative="1" as="geometry"${inside === '' ? ' />' : `>${inside}\n          </mxGeometry>`}
        </mxCell>`;

const downwards = ends([0.5, 1], [0.5, 0]);

const page = (layer: string, cells: string): string => `<mxfile host="diagloom">
  <diagram id="page-1" name="Orders">
    <mxGraphModel grid="1">
      <root>
        <mxCell id="0" />
        ${layer}${cells}
      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`;

/**
 * Our own: a -> b -> c?, yes -> d -> e, no -> f -> e. 40 px between rows, so that nothing fits between.
 * Beside it a group with two steps.
 */
export const ownFile = page(
  '<mxCell id="1" style="dlType=stub;dlTheme=light;dlDirection=down;" parent="0" />',
  [
    vertex('a', 'Receive', 40, 40, step),
    vertex('b', 'Check', 40, 140, step),
    vertex('c', 'In stock?', 40, 240, decision),
    vertex('d', 'Ship', 40, 340, step),
    vertex('f', 'Refuse', 240, 340, step),
    vertex('e', 'Archive', 40, 440, step),
    vertex('g', 'Later', 440, 40, 'swimlane;html=1;startSize=30;', [160, 260]),
    vertex('h', 'Bill', 20, 50, step, [120, 60], 'g'),
    vertex('i', 'Remind', 20, 150, step, [120, 60], 'g'),
    line('ab', 'a', 'b', downwards),
    line('bc', 'b', 'c', downwards),
    line('cd', 'c', 'd', downwards, 'Yes'),
    line(
      'cf',
      'c',
      'f',
      ends([1, 0.5], [0.5, 0]),
      'No',
      '\n            <Array as="points">\n              <mxPoint x="300" y="270" />\n            </Array>',
    ),
    line('de', 'd', 'e', downwards),
    line(
      'fe',
      'f',
      'e',
      ends([0.5, 1], [1, 0.5]),
      '',
      '\n            <Array as="points">\n              <mxPoint x="300" y="470" />\n            </Array>',
    ),
    line('hi', 'h', 'i', downwards),
  ].join(''),
);

/** From elsewhere: wrappers with data, attributes that we do not know, a label as a child, another layer, no way points. */
export const foreignFile = page(
  '<mxCell id="1" parent="0" />\n        <mxCell id="top" value="Notes" parent="0" />',
  `
        <UserObject label="&lt;b&gt;Receive order&lt;/b&gt;" owner="Sales" id="receive">
          <mxCell style="rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;" vertex="1" parent="1">
            <mxGeometry x="40" y="40" width="140" height="50" as="geometry" />
          </mxCell>
        </UserObject>
        <!-- kept -->
        <mxCell vertex='1'  id="check" data-risk="high" parent="1" style="rhombus;whiteSpace=wrap;html=1;fillColor=#fff2cc" value="In stock?">
          <mxGeometry y="160" x="40" height="80" width="140" as="geometry"/>
        </mxCell>${[
          vertex(
            'ship',
            'Ship',
            40,
            300,
            'rounded=1;whiteSpace=wrap;html=1;fillColor=#dae8fc;strokeColor=#6c8ebf;',
            [140, 50],
          ),
          vertex(
            'cancel',
            'Cancel',
            300,
            175,
            'rounded=1;whiteSpace=wrap;html=1;fillColor=#f8cecc;strokeColor=#b85450;',
            [140, 50],
          ),
          vertex('memo', 'Ask Ann', 520, 40, 'shape=note;html=1;', [80, 60], 'top'),
        ].join('')}
        <mxCell id="e1" style="edgeStyle=orthogonalEdgeStyle;html=1;strokeColor=#009900;" edge="1" parent="1" source="receive" target="check"><mxGeometry relative="1" as="geometry"/></mxCell>
        <mxCell id="e2" style="edgeStyle=orthogonalEdgeStyle;html=1;strokeColor=#009900;" edge="1" parent="1" source="check" target="ship"><mxGeometry relative="1" as="geometry"/></mxCell>
        <mxCell id="e2-label" value="yes" style="edgeLabel;html=1;" vertex="1" connectable="0" parent="e2"><mxGeometry x="-0.3" relative="1" as="geometry"><mxPoint as="offset"/></mxGeometry></mxCell>
        <mxCell id="e3" value="no" style="edgeStyle=orthogonalEdgeStyle;html=1;strokeColor=#009900;" edge="1" parent="1" source="check" target="cancel"><mxGeometry relative="1" as="geometry"/></mxCell>`,
);

const lifeline = 'shape=umlLifeline;perimeter=lifelinePerimeter;html=1;size=40;';

/** Our own timeline: two lifelines, a call and a reply. */
export const timelineFile = page(
  '<mxCell id="1" style="dlType=stub;dlTheme=light;dlDirection=down;" parent="0" />',
  [
    vertex('app', 'App', 40, 40, lifeline, [100, 200]),
    vertex('server', 'Server', 240, 40, lifeline, [100, 200]),
    line('m1', 'app', 'server', ends([0.5, 0.4], [0.5, 0.4]), 'log in'),
    line('m2', 'server', 'app', `dashed=1;${ends([0.5, 0.65], [0.5, 0.65])}`, 'token'),
  ].join(''),
);
