import { braceClasses } from './brace-classes/brace-classes.ts';
import { csv } from './csv/csv.ts';
import { json } from './json/json.ts';
import { markdownTable } from './markdown-table/markdown-table.ts';
import type { PastedFormat } from './pasted.ts';
import { prisma } from './prisma/prisma.ts';
import { python } from './python/python.ts';
import { yaml } from './yaml/yaml.ts';

/** The formats of pasted files, the most telling first. */
export const pastedFormats = [
  prisma,
  braceClasses,
  python,
  json,
  yaml,
  markdownTable,
  csv,
] as const satisfies readonly PastedFormat[];
