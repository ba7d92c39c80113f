import { expect, test } from 'vitest';
import { findFileProblems } from './scripts/architecture/file-rules.ts';
import { findImportProblems } from './scripts/architecture/import-rules.ts';
import { readProject } from './scripts/architecture/project.ts';

const project = readProject(import.meta.dirname);

test('the checkout has workspaces and sources to look at', () => {
  expect(project.workspaces.map(({ path }) => path)).toContain('packages/diagram');
  expect(project.files.length).toBeGreaterThan(100);
});

test('imports go only where the table of the architecture allows', () => {
  expect(findImportProblems(project)).toEqual([]);
});

test('file names are in kebab-case, and no text names a machine or a registry', () => {
  expect(findFileProblems(project)).toEqual([]);
});
