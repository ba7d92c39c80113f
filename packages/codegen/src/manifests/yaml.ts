import { createWriter, type Writer } from '../printing/writer.ts';

/** Writes YAML, with or without its comments. */
export const yamlWriter = (includeComments: boolean): Writer =>
  createWriter({ indent: '  ', ...(includeComments && { comment: (lines) => lines.map((line) => `# ${line}`) }) });

export const quoted = (text: string): string => JSON.stringify(text);
