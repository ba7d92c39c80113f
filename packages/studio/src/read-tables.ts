import type { DiagramSpec } from '@diagloom/diagram/model';
import { understandPrompt } from '@diagloom/drafting';
import { namesLeader } from '@diagloom/language';
import type { DiagramTypeId } from '@diagloom/types';

export interface ReadTables {
  readonly type: DiagramTypeId;
  readonly spec: DiagramSpec;
  /** What was not drawn, one sentence each. */
  readonly warnings: readonly string[];
}

/** Reads a file that holds tables as the wanted type, or as what such files usually show. Undefined for a text of another kind. */
export const readTables = async (text: string, wanted?: DiagramTypeId): Promise<ReadTables | undefined> => {
  const kind = kinds.find(({ isIn }) => isIn(text));
  if (kind === undefined) return undefined;
  const type = kind.types.find((each) => each === wanted) ?? kind.types[0];
  const read = await understandPrompt(text, type);
  if (!read.ok || (kind.hasHead && read.spec.edges.length === 0)) return undefined;
  const warnings = read.warnings.filter(
    ({ source }) => !(kind.hasHead && source !== undefined && source.start < headOf(text).length),
  );
  return { type, spec: { ...read.spec, type }, warnings: warnings.map(({ message }) => message) };
};

/** The row that names the columns, which is read and not drawn. */
const headOf = (text: string): string => /^\s*[^\n]*/.exec(text)?.[0] ?? '';

const isSql = (text: string): boolean => /^\s*create\s+(?:\w+\s+)?table\b/im.test(text);

/** Rows of people, where a column says whom each reports to. */
const isTableOfPeople = (text: string): boolean => {
  const rows = text.trim().split(/\r?\n/);
  const [head = ''] = rows;
  const sign = [',', ';', '\t'].find((each) => head.includes(each));
  const count = (row: string): number => row.replace(/"[^"]*"/g, '').split(sign ?? ',').length;
  return (
    sign !== undefined &&
    namesLeader(head) &&
    !/[.?>]/.test(head) &&
    rows.length > 2 &&
    rows.every((row) => count(row) === count(head))
  );
};

const kinds = [
  { isIn: isSql, types: ['physical', 'logical', 'conceptual'], hasHead: false },
  { isIn: isTableOfPeople, types: ['orgchart'], hasHead: true },
] as const satisfies readonly {
  readonly isIn: (text: string) => boolean;
  readonly types: readonly [DiagramTypeId, ...DiagramTypeId[]];
  readonly hasHead: boolean;
}[];
