import { writeNotation } from '@diagloom/diagram/model';
import { pricesOf, priceTableDate } from '@diagloom/providers';
import { shortenNotation, writeInstruction } from '@diagloom/providers/instruction';
import { createLayoutRunner, drawSpec } from '@diagloom/studio';
import { diagramTypeOf, findDiagramType } from '@diagloom/types';
import { getEncoding } from 'js-tiktoken';
import type { Bench } from '../bench.ts';
import { writeCompactJson } from '../tokens/compact-json.ts';
import { writePeerXml } from '../tokens/peer-xml.ts';
import { readReferenceSpecs } from '../tokens/reference-specs.ts';

const goals = { xml: 12, json: 2.5 } as const;

/** The prices of these are told: a large and a small model of the table. */
const models = ['claude-sonnet-4-5', 'gpt-4.1-mini'] as const;

/** Tokens that a model writes for twenty diagrams in our notation, as compact JSON and as draw.io XML. */
export const tokens: Bench = {
  name: 'tokens',
  summary: 'tokens of twenty diagrams in our notation, as JSON and as draw.io XML, and what they cost',
  run: async ({ figure, say }) => {
    const encoding = getEncoding('o200k_base');
    const count = (text: string): number => encoding.encode(text).length;
    const layout = createLayoutRunner();
    const rows: { notation: number; json: number; shortJson: number; xml: number; instruction: number }[] = [];
    try {
      for (const spec of await readReferenceSpecs()) {
        const id = findDiagramType(spec.type)?.id;
        if (id === undefined) throw new Error(`There is no type "${spec.type}".`);
        const type = diagramTypeOf(id);
        const [page] = (await drawSpec(spec, type, { layout })).pages;
        if (page === undefined) throw new Error('A drawn document has a page.');
        const row = {
          notation: count(shortenNotation(writeNotation(spec))),
          json: count(writeCompactJson(spec, 'own')),
          shortJson: count(writeCompactJson(spec, 'short')),
          xml: count(writePeerXml(page)),
          instruction: count(writeInstruction(type)),
        };
        rows.push(row);
        figure({
          type: spec.type,
          title: spec.title,
          shapes: spec.nodes.length + spec.groups.length,
          edges: spec.edges.length,
          ...row,
          'xml / notation': round(row.xml / row.notation),
          'json / notation': round(row.json / row.notation),
        });
      }
    } finally {
      await layout.close();
    }
    const sum = (read: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((total, row) => total + read(row), 0);
    const [ours, json, xml] = [sum(({ notation }) => notation), sum((row) => row.json), sum((row) => row.xml)];
    figure({
      diagrams: rows.length,
      notation: ours,
      json,
      xml,
      'xml / notation': round(xml / ours),
      'json / notation': round(json / ours),
      'short json / notation': round(sum((row) => row.shortJson) / ours),
      'longest instruction': Math.max(...rows.map(({ instruction }) => instruction)),
    });
    say(`At the list prices of ${priceTableDate}:`);
    for (const model of models) {
      const price = pricesOf(model);
      if (price === undefined) continue;
      const dollars = (output: number, input: number): string =>
        ((output * price.output + input * price.input) / 1_000_000 / rows.length).toFixed(5);
      say(
        `${model}: $${dollars(
          ours,
          sum((row) => row.instruction),
        )} a diagram with our instruction, $${dollars(xml, 0)} for the output alone as XML.`,
      );
    }
    for (const [name, ratio, goal] of [
      ['draw.io XML', xml / ours, goals.xml],
      ['JSON of the spec', json / ours, goals.json],
      ['JSON with ids of one letter', sum((row) => row.shortJson) / ours, goals.json],
    ] as const) {
      say(
        `${ratio >= goal ? 'Reached' : 'MISSED'}: ${round(ratio)} times fewer tokens than ${name}; the goal is ${goal}.`,
      );
    }
  },
};

const round = (value: number): number => Math.round(value * 10) / 10;
