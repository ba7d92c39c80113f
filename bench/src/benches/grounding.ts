import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DiagramSpec } from '@diagloom/diagram/model';
import { askFiles, createLayoutRunner, generateDiagram } from '@diagloom/studio';
import { diagramTypeOf } from '@diagloom/types';
import type { Bench } from '../bench.ts';
import { scoreNodes } from '../judging/score-nodes.ts';
import { type AskedDocument, readAskedDocuments, toGold } from '../knowledge/asked-documents.ts';

export const grounding: Bench = {
  name: 'grounding',
  summary:
    'diagrams drawn from documents by other hands (JSON files; --chosen asks the right document alone, as somebody does who chooses it; --out folder keeps them for the scorer of the benchmarks)',
  run: async ({ figure, say }, args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, chosen: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length === 0) {
      say('SKIPPED: say which documents: npm run bench -- grounding <file.json> ...');
      return;
    }
    for (const name of positionals) {
      const documents = await readAskedDocuments(resolve(name));
      const drawn = await drawAll(documents, { isChosen: values.chosen, say });
      const mean = (values: readonly number[]): number =>
        Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;
      figure({
        figure: 'grounding',
        set: name,
        asked: values.chosen ? 'the right document' : 'all documents',
        documents: documents.length,
        requests: drawn.length,
        cited: drawn.filter(({ isCited }) => isCited).length,
        rightType: drawn.filter(({ isRightType }) => isRightType).length,
        nodeF1: mean(drawn.map(({ f1 }) => f1)),
      });
      if (values.out === undefined) continue;
      const folder = resolve(values.out);
      await mkdir(folder, { recursive: true });
      const lines = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
      await writeFile(join(folder, 'gold.jsonl'), lines(drawn.map(({ gold }) => gold)));
      await writeFile(join(folder, 'drawn.jsonl'), lines(drawn.map(({ predicted }) => predicted)));
    }
  },
};

interface Drawn {
  readonly f1: number;
  readonly isCited: boolean;
  readonly isRightType: boolean;
  /** Lines for the scorer of the benchmarks. */
  readonly gold: ReturnType<typeof toGold>;
  readonly predicted: ReturnType<typeof toPrediction>;
}

/** All documents of a set lie in one knowledge base, so that the right one has to be found, too; `isChosen` asks that one alone. */
const drawAll = async (
  documents: readonly AskedDocument[],
  { isChosen, say }: { readonly isChosen: boolean; readonly say: (line: string) => void },
): Promise<readonly Drawn[]> => {
  const layout = createLayoutRunner();
  const files = documents.map(({ document }) => ({
    name: document.name,
    bytes: new TextEncoder().encode(document.text),
  }));
  const drawn: Drawn[] = [];
  for (const [at, { id, requests }] of documents.entries()) {
    const asked = isChosen ? files.slice(at, at + 1) : files;
    for (const [place, wanted] of requests.entries()) {
      const { passages } = await askFiles(asked, wanted.request);
      const result = await generateDiagram({ prompt: wanted.request, type: 'auto', passages }, { layout });
      const spec = result.ok ? result.spec : { nodes: [], edges: [] };
      const name = `${id}-${place + 1}`;
      const gold = toGold(name, wanted);
      const { f1 } = scoreNodes(spec, gold.nodes, diagramTypeOf(wanted.diagramType).family);
      const made = result.ok ? result.type : 'nothing';
      const isCited = result.ok && result.citations.length > 0;
      say(`${name}: node F1 ${f1.toFixed(2)}, ${made} for ${wanted.diagramType}${isCited ? '' : ', nothing cited'}`);
      drawn.push({
        f1,
        isCited,
        isRightType: made === wanted.diagramType,
        gold,
        predicted: toPrediction(name, spec),
      });
    }
  }
  await layout.close();
  return drawn;
};

/** A box with a person in it shows both. */
const toPrediction = (id: string, { nodes, edges }: Pick<DiagramSpec, 'nodes' | 'edges'>) => ({
  id,
  nodes: nodes.map(({ id: node, label, kind, properties }) => ({
    id: node,
    label: properties?.person === undefined ? label : `${label} (${properties.person})`,
    kind,
  })),
  edges: edges.map(({ from, to, label }) => ({ from, to, label })),
});
