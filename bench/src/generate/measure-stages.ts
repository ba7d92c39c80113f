import { writeDrawio } from '@diagloom/diagram/drawio';
import { parseNotation, writeNotation } from '@diagloom/diagram/model';
import { renderPng } from '@diagloom/export';
import { understand } from '@diagloom/language';
import { createLayoutRunner, drawSpec, generateDiagram, renderPreview } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import type { Report } from '../bench.ts';
import { measure } from '../measure.ts';
import type { Sample } from '../samples/flowcharts.ts';
import { understandSample } from '../samples/understand-sample.ts';

const often = { warmUps: 20, samples: 100 };
const seldom = { warmUps: 3, samples: 20 };

/**
 * Each stage on its own, warm, in this process: what it takes for a sample. `layout` includes composing; `text to svg` starts
 * at the notation, so that it compares with the peers.
 */
export const measureStages = async ({ prompt, nodes, edges }: Sample, report: Report): Promise<void> => {
  const type = diagramTypeOf('flowchart');
  const layout = createLayoutRunner();
  try {
    const spec = understandSample(prompt);
    const document = await drawSpec(spec, type, { layout });
    const xml = writeDrawio(document);
    const { svg } = renderPreview(xml);
    const notation = writeNotation(spec);
    const drawNotation = async () =>
      renderPreview(writeDrawio(await drawSpec(parseNotation(notation, type.id).spec, type, { layout })));
    const stages = [
      { figure: 'understanding', action: () => understand(prompt, { type }), options: often },
      { figure: 'layout', action: () => drawSpec(spec, type, { layout }), options: often },
      { figure: 'xml', action: () => writeDrawio(document), options: often },
      { figure: 'svg', action: () => renderPreview(xml), options: often },
      { figure: 'png', action: () => renderPng(svg, { scale: 1, background: 'white' }), options: seldom },
      { figure: 'text to svg', action: drawNotation, options: often },
      {
        figure: 'prompt to xml',
        action: () => generateDiagram({ prompt, type: 'flowchart' }, { layout }),
        options: often,
      },
    ];
    for (const { figure, action, options } of stages) {
      report.figure({ figure, engine: 'diagloom', nodes, edges, unit: 'ms', ...(await measure(action, options)) });
    }
  } finally {
    await layout.close();
  }
};
