import { readFileSync } from 'node:fs';

export interface CorpusDiagram {
  readonly type: string;
  readonly nodes: readonly {
    readonly id: string;
    readonly label: string;
    readonly kind?: string;
    readonly group?: string;
    readonly attributes?: readonly (string | { readonly name: string; readonly type?: string })[];
  }[];
  readonly edges?: readonly {
    readonly id?: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly kind?: string;
  }[];
  readonly groups?: readonly {
    readonly id: string;
    readonly label: string;
    readonly parent?: string;
    readonly members?: readonly string[];
  }[];
}

export interface CorpusOperation {
  readonly op: string;
  readonly [field: string]: unknown;
}

/** What must hold on labels after an instruction was carried out. */
export interface CorpusChecks {
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  readonly edges?: readonly (readonly [string, string])[];
  readonly edgesNot?: readonly (readonly [string, string])[];
  readonly in?: readonly (readonly [string, string])[];
  readonly edgeLabels?: readonly (readonly [string, string, string])[];
  readonly count?: readonly (readonly [string, number])[];
}

export interface CorpusInstruction {
  readonly id: string;
  readonly author: string;
  readonly diagram: CorpusDiagram;
  readonly text: string;
  readonly ops: readonly CorpusOperation[];
  readonly after: CorpusChecks;
}

/** Reads instructions of a file: a diagram stands on a line of its own before those that name it, or in each line. */
export const readInstructions = (file: string): readonly CorpusInstruction[] => {
  const diagrams = new Map<string, CorpusDiagram>();
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): readonly CorpusInstruction[] => {
      const record = JSON.parse(line);
      if (record.nodes !== undefined && record.text === undefined) {
        diagrams.set(record.diagram, record);
        return [];
      }
      const diagram = record.on === undefined ? { ...record.diagram, type: record.type } : diagrams.get(record.on);
      if (diagram === undefined) throw new Error(`${file}: ${record.id} names no diagram.`);
      return [
        {
          id: record.id,
          author: record.id.split('-')[0],
          diagram,
          text: record.text,
          ops: record.ops,
          after: record.after ?? {},
        },
      ];
    });
};
