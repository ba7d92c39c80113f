/** A line of a file of prompts. */
export interface Prompt {
  readonly id: string;
  /** As it was written; not checked against the types that there are. */
  readonly type: string;
  readonly text: string;
}

export interface PromptLines {
  readonly prompts: readonly Prompt[];
  /** For people: lines that were left out, and why. */
  readonly problems: readonly string[];
}

/** Reads JSON lines of `{id, type, prompt | text}`. Empty lines do not count; other lines that say less are reported. */
export const readPrompts = (content: string): PromptLines => {
  const prompts: Prompt[] = [];
  const problems: string[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (typeof read === 'string') problems.push(`Line ${index + 1} is left out: ${read}.`);
    else prompts.push(read);
  }
  return { prompts, problems };
};

const readLine = (line: string): Prompt | string => {
  const record = parseRecord(line);
  if (record === undefined) return 'it is not a JSON object';
  const { id, type } = record;
  const text = record.prompt ?? record.text;
  if (typeof id !== 'string' && typeof id !== 'number') return 'it has no id';
  if (typeof type !== 'string') return 'it has no type';
  if (typeof text !== 'string') return 'it has neither prompt nor text';
  return { id: String(id), type, text };
};

const parseRecord = (line: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
