import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** What .gitignore names, and .git itself: nothing in there is part of the project. */
const outside = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage', '.env']);
const outsideAtRoot = new Set(['pictures', 'test-results']);

const shelves = ['packages', 'apps'];

export const readProject = (root: string): Project => {
  const files = listFiles(root, '').map((path) => ({ path, text: readText(join(root, path)) }));
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

const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !outside.has(name) && !name.endsWith('.log') && !(folder === '' && outsideAtRoot.has(name)))
    .flatMap((entry) => listEntry(root, folder === '' ? entry.name : `${folder}/${entry.name}`, entry));

const listEntry = (root: string, path: string, entry: Dirent): string[] => {
  if (entry.isDirectory()) return listFiles(root, path);
  return entry.isFile() ? [path] : [];
};

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
