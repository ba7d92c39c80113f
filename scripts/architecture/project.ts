import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIgnoreRules } from './ignore-rules.ts';

/** What the rules look at: the tracked texts of a checkout and what its package.json files declare. */
export interface Project {
  readonly files: readonly SourceFile[];
  readonly workspaces: readonly Workspace[];
  /** Libraries of the root package.json: tools that every test may use. */
  readonly tools: readonly string[];
}

export interface SourceFile {
  /** From the root, with `/`, such as `packages/diagram/src/model/ids.ts`. */
  readonly path: string;
  /** Empty for a binary file. */
  readonly text: string;
}

export interface Workspace {
  /** Such as `packages/diagram`. */
  readonly path: string;
  /** Such as `@diagloom/diagram`. */
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

const shelves = ['packages', 'apps'];

export const readProject = (root: string): Project => {
  const isIgnored = readIgnoreRules(readText(join(root, '.gitignore')));
  const isOutside = (path: string): boolean => path === '.git/' || isIgnored(path);
  const files = listFiles(root, '', isOutside).map((path) => ({ path, text: readText(join(root, path)) }));
  const manifests = files.filter(({ path }) => path.endsWith('package.json') && isWorkspace(path));
  return {
    files,
    workspaces: manifests.map(({ path, text }) => toWorkspace(path.slice(0, -'/package.json'.length), text)),
    tools: toWorkspace('', files.find(({ path }) => path === 'package.json')?.text ?? '{}').devDependencies,
  };
};

const isWorkspace = (path: string): boolean => {
  const parts = path.split('/');
  return shelves.includes(parts[0] ?? '') ? parts.length === 3 : parts.length === 2;
};

const listFiles = (root: string, folder: string, isOutside: (path: string) => boolean): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((path) => !isOutside(path))
    .flatMap((path) => (path.endsWith('/') ? listFiles(root, path, isOutside) : [path]));

const readText = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return text.includes('\0') ? '' : text;
};

const toWorkspace = (path: string, manifest: string): Workspace => {
  const content: unknown = JSON.parse(manifest);
  const record = isRecord(content) ? content : {};
  return {
    path,
    name: typeof record.name === 'string' ? record.name : '',
    dependencies: namesIn(record.dependencies),
    devDependencies: namesIn(record.devDependencies),
  };
};

const namesIn = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
