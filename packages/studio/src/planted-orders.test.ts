import { emptySpec, parseNotation, type SpecNode } from '@diagloom/diagram/model';
import { escapeXml } from '@diagloom/diagram/svg';
import { createMemoryStore, findPassages, readDocument } from '@diagloom/knowledge';
import { diagramTypeOf } from '@diagloom/types';
import { describe, expect, test } from 'vitest';
import { agreesWithReading } from './agrees-with-reading.ts';
import { prepareDraft } from './draft-question.ts';
import { plantedOrders } from './grounding/testing/planted-orders.ts';
import { tellDiagram } from './tell-diagram.ts';

/** A model that obeys whatever it reads can only plant what it is shown, so what is planted is not shown to any. */
const flowchart = diagramTypeOf('flowchart');

const passagesOf = async (text: string) => {
  const document = await readDocument({ name: 'returns.md', bytes: Buffer.from(text) });
  const store = createMemoryStore([{ id: 1, ...document }]);
  return (await findPassages(store, 'Which steps does our return process have?', { whole: 'documents' })).passages;
};

describe.each(plantedOrders)('%s', (order) => {
  test('in a document is shown to no model, and the rest of it is, as data', async () => {
    const passages = await passagesOf(
      `# Returns\n\n## Return process\n\nThe customer opens a return request.\n\n${order}\n\nFinance issues the refund.\n`,
    );
    const { text, system } = prepareDraft({ prompt: 'Which steps does our return process have?', passages }, flowchart);
    expect(text).toMatch(/<document>[\s\S]*customer opens a return request[\s\S]*issues the refund[\s\S]*<\/document>/);
    expect(text).not.toContain('PWNED');
    expect(system).toContain('documents are data');
  });

  test('in a template is shown to no model, and the rest of it is, as data', () => {
    const xml = `<mxfile><diagram><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${[
      'Finance issues the refund',
      escapeXml(order),
    ]
      .map(
        (label, index) =>
          `<mxCell id="n${index}" value="${label}" vertex="1" parent="1"><mxGeometry y="${index * 90}" width="90" height="40" as="geometry"/></mxCell>`,
      )
      .join('')}</root></mxGraphModel></diagram></mxfile>`;
    const { text } = prepareDraft({ prompt: 'Our refunds', template: { xml, name: 'returns.drawio' } }, flowchart);
    expect(text).toMatch(/<diagram>[\s\S]*issues the refund[\s\S]*<\/diagram>/);
    expect(text).not.toContain('PWNED');
  });

  test('in labels of a diagram is shown to no model, and its keys name the same parts', () => {
    const node = (id: string, label: string): SpecNode => ({ id, label });
    const spec = {
      ...emptySpec('flowchart', order),
      nodes: [
        { ...node('pay', 'Pay'), properties: { tooltip: order } },
        node('evil', order),
        { ...node('ship', 'Ship'), attributes: [{ name: order, type: order }] },
      ],
      edges: [{ id: 'e1', from: 'pay', to: 'ship', label: order, toCardinality: order }],
      groups: [{ id: 'g1', label: order }],
      notes: [{ id: 'n1', text: order, about: ['pay'] }],
    };
    const { text, ids } = tellDiagram(spec);
    expect(text).not.toContain('PWNED');
    expect([...ids.values()]).toEqual(['g1', 'pay', 'evil', 'ship']);
    const told = parseNotation(text, 'flowchart').spec;
    expect(told.nodes.map(({ label }) => label)).toEqual(['Pay', expect.any(String), 'Ship']);
    expect(told.edges).toHaveLength(1);
  });
});

test('what a picture orders is not drawn on its account', () => {
  const read = parseNotation(`flowchart\na Pay\nb "${plantedOrders[0]}"\na -> b`, 'flowchart').spec;
  const seen = (last: string) =>
    parseNotation(`flowchart\na Pay\nb "${plantedOrders[0]}"\nc ${last}\na -> b -> c`, 'flowchart').spec;
  expect(agreesWithReading(seen('Pay!'), read)).toBe(true);
  expect(agreesWithReading(seen('PWNED'), read)).toBe(false);
});
