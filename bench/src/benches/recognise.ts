import { readDrawio } from '@diagloom/diagram/drawio';
import { diagramTypes, guessType } from '@diagloom/types';
import type { Bench } from '../bench.ts';
import { measure } from '../measure.ts';

export const recognise: Bench = {
  name: 'recognise',
  summary: 'milliseconds that it takes to understand a foreign page of 500 cells, per type',
  run: async ({ figure }) => {
    const page = foreignPage(250);
    const options = { warmUps: 10, samples: 40 };
    const cells = page.cells.length;
    figure({ figure: 'guess', cells, ...(await measure(() => guessType(page), options)) });
    for (const type of diagramTypes) {
      figure({ figure: type.id, cells, ...(await measure(() => type.recognise(page), options)) });
    }
  },
};

/** A flow in rows of ten, every seventh shape a decision, all connected in a row. */
const foreignPage = (shapes: number) => {
  const vertices = Array.from({ length: shapes }, (_, index) => {
    const style = `${index % 7 === 3 ? 'rhombus;' : 'rounded=1;'}whiteSpace=wrap;html=1;`;
    const place = `x="${(index % 10) * 200}" y="${Math.floor(index / 10) * 120}" width="120" height="60"`;
    return `<mxCell id="v${index}" value="Step number ${index}" style="${style}" vertex="1" parent="1"><mxGeometry ${place} as="geometry"/></mxCell>`;
  });
  const edges = Array.from({ length: shapes - 2 }, (_, index) => {
    const ends = `source="v${index}" target="v${index + 1}"`;
    return `<mxCell id="e${index}" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" ${ends}><mxGeometry relative="1" as="geometry"/></mxCell>`;
  });
  const cells = ['<mxCell id="0"/><mxCell id="1" parent="0"/>', ...vertices, ...edges].join('');
  const [page] = readDrawio(`<mxGraphModel><root>${cells}</root></mxGraphModel>`).pages;
  if (page === undefined) throw new Error('The page of the bench was not read.');
  return page;
};
