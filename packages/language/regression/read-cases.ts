import { readdirSync, readFileSync } from 'node:fs';
import { isEditCase, isPromptCase } from './case-shape.ts';
import type { EditCase, PromptCase } from './check.ts';

/** What a file of cases holds, not yet looked at. */
export interface CaseFile {
  readonly file: string;
  readonly cases: readonly unknown[];
}

/** All files of a folder of cases, such as `prompts`. */
export const readCaseFiles = (folder: string): readonly CaseFile[] => {
  const directory = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(directory).map((file) => {
    const parsed: unknown = JSON.parse(readFileSync(new URL(file, directory), 'utf8'));
    return { file, cases: Array.isArray(parsed) ? parsed : [] };
  });
};

export const readPromptCases = (): readonly PromptCase[] =>
  readCaseFiles('prompts').flatMap(({ cases }) => cases.filter(isPromptCase));

export const readEditCases = (): readonly EditCase[] =>
  readCaseFiles('edits').flatMap(({ cases }) => cases.filter(isEditCase));
