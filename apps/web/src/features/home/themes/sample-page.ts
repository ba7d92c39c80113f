const shape = (id: string, value: string, style: string, x: number, y: number, width: number, height: number): string =>
  `<mxCell id="${id}" value="${value}" style="${style}whiteSpace=wrap;html=1;fontFamily=Helvetica;fontSize=13;strokeWidth=1.5;fontColor=#1F2937;" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="${width}" height="${height}" as="geometry"/></mxCell>`;

const line = (from: string, to: string, ends: string): string =>
  `<mxCell id="${from}-${to}" style="html=1;fontFamily=Helvetica;strokeColor=#4B5563;strokeWidth=1.5;endArrow=block;endFill=1;endSize=6;edgeStyle=orthogonalEdgeStyle;${ends}" edge="1" parent="1" source="${from}" target="${to}"><mxGeometry relative="1" as="geometry"/></mxCell>`;

/** The colors of our own flowcharts. */
const green = 'fillColor=#E9F8EF;strokeColor=#2B8A57;';
const blue = 'fillColor=#EEF4FF;strokeColor=#3B6FD4;';
const amber = 'fillColor=#FFF6E0;strokeColor=#B7791F;';
const red = 'fillColor=#FDEEEE;strokeColor=#B94A4A;';

const cells = [
  '<mxCell id="0"/><mxCell id="1" style="dlType=flowchart;dlTheme=light;" parent="0"/>',
  shape('start', 'Start', `rounded=1;arcSize=50;dlKind=start;${green}`, 0, 6, 64, 32),
  shape('check', 'Check', `rounded=1;arcSize=10;absoluteArcSize=1;${blue}`, 100, 4, 70, 36),
  shape('ready', 'OK?', `rhombus;perimeter=rhombusPerimeter;dlKind=decision;${amber}`, 100, 70, 70, 46),
  shape('end', 'Done', `rounded=1;arcSize=50;dlKind=end;${red}`, 0, 77, 64, 32),
  line('start', 'check', 'exitX=1;exitY=0.5;entryX=0;entryY=0.5;'),
  line('check', 'ready', 'exitX=0.5;exitY=1;entryX=0.5;entryY=0;'),
  line('ready', 'end', 'exitX=0;exitY=0.5;entryX=1;entryY=0.5;'),
];

/** A draw.io file of four steps, small enough to be read on a card: what a theme looks like, whatever the diagram. */
export const samplePage = `<mxfile><diagram id="sample" name="Sample"><mxGraphModel><root>${cells.join('')}</root></mxGraphModel></diagram></mxfile>`;
