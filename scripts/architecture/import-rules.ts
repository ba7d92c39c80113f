import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Project, SourceFile, Workspace } from './project.ts';
import { readImports } from './read-imports.ts';
import { developmentOnly, mayUse, siblingShelves } from './table.ts';

/** An import as the rules see it: who, in which workspace, names what. */
interface Import {
  readonly file: SourceFile;
  readonly workspace: Workspace;
  readonly module: string;
  /** The path from the root for a relative import. */
  readonly target?: string;
}

/** Sentences about imports that the table of the architecture does not allow; empty where all is well. */
export const findImportProblems = (project: Project): readonly string[] => {
  const unlisted = project.workspaces
    .filter(({ path }) => mayUse[path] === undefined)
    .map(({ path }) => `${path} has no row in the table of who may use whom.`);
  const paths = new Set(project.files.map(({ path }) => path));
  const found = importsOf(project).flatMap((each) =>
    [
      leavesItsWorkspace(each),
      namesNoFile(each, paths),
      isNotAllowed(each, project),
      isNotDeclared(each, project),
      needsNode(each),
      isSibling(each),
      goesUpInWeb(each),
    ].flatMap((reason) => (reason === undefined ? [] : [`${each.file.path} imports ${each.module}: ${reason}`])),
  );
  return [...unlisted, ...found];
};

const importsOf = ({ files, workspaces }: Project): readonly Import[] =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap((file) => {
      const workspace = workspaces.find(({ path }) => file.path.startsWith(`${path}/`));
      if (workspace === undefined) return [];
      return readImports(file.text).map((module) => ({ file, workspace, module, ...targetOf(file, module) }));
    });

const targetOf = (file: SourceFile, module: string): { target?: string } =>
  module.startsWith('.') ? { target: posix.join(posix.dirname(file.path), module.replace(/\?.*$/, '')) } : {};

const leavesItsWorkspace = ({ workspace, target }: Import): string | undefined => {
  if (target === undefined || target.startsWith(`${workspace.path}/`)) return undefined;
  if (developmentOnly.includes(workspace.path) && target.startsWith('scripts/')) return undefined;
  return 'another workspace is imported by its name.';
};

const namesNoFile = ({ target }: Import, paths: ReadonlySet<string>): string | undefined => {
  if (target === undefined || paths.has(target)) return undefined;
  return 'there is no such file; a relative import is written with its ending.';
};

const isNotAllowed = ({ module, workspace }: Import, { workspaces }: Project): string | undefined => {
  const used = workspaces.find(({ name }) => name === packageOf(module));
  if (used === undefined || used === workspace) return undefined;
  const row = mayUse[workspace.path];
  const [shelf, name] = used.path.split('/');
  if (row !== undefined && shelf === 'packages' && (row === 'everything' || row.includes(name ?? ''))) return undefined;
  return `${workspace.path} may not use ${used.path}.`;
};

const isNotDeclared = ({ file, module, workspace }: Import, { tools }: Project): string | undefined => {
  // A package's own names, which its `imports` resolve, begin with #.
  if (/^[.#]/.test(module) || isBuiltin(module)) return undefined;
  const name = packageOf(module);
  if (name === workspace.name) return 'inside its own package a file is imported by its path.';
  if (workspace.dependencies.includes(name)) return undefined;
  if (isForDevelopment(file, workspace) && [...workspace.devDependencies, ...tools].includes(name)) return undefined;
  return `${workspace.path}/package.json does not declare it.`;
};

/** Tests, their helpers, and configuration outside `src` may use development tools. */
const isForDevelopment = (file: SourceFile, workspace: Workspace): boolean =>
  isTest(file) || developmentOnly.includes(workspace.path) || !file.path.startsWith(`${workspace.path}/src/`);

const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$|\/testing\//.test(path);

const needsNode = ({ file, module, workspace }: Import): string | undefined => {
  if (isTest(file) || !isBuiltin(module) || !isUsedByWeb(workspace)) return undefined;
  if (!file.path.startsWith(`${workspace.path}/src/`)) return undefined;
  return 'the web uses this package, and a browser has no Node modules.';
};

const isUsedByWeb = ({ path }: Workspace): boolean => {
  const row = mayUse['apps/web'];
  return path === 'apps/web' || (Array.isArray(row) && row.some((name) => path === `packages/${name}`));
};

const isSibling = ({ file, target }: Import): string | undefined => {
  for (const { path, shared } of siblingShelves) {
    const own = folderOn(path, file.path);
    if (own === undefined || shared.includes(own) || target === undefined) continue;
    if (target === `${path}/index.ts`) return 'a member of a shelf does not know the registry.';
    const other = folderOn(path, target);
    if (other !== undefined && other !== own && !shared.includes(other)) return `siblings in ${path} are strangers.`;
  }
  return undefined;
};

/** The subfolder of a shelf that holds a file; undefined for files beside the subfolders and elsewhere. */
const folderOn = (shelf: string, path: string): string | undefined => {
  if (!path.startsWith(`${shelf}/`)) return undefined;
  const [folder, ...rest] = path.slice(shelf.length + 1).split('/');
  return rest.length === 0 ? undefined : folder;
};

const goesUpInWeb = ({ file, target }: Import): string | undefined => {
  const from = webLayer(file.path);
  const to = target === undefined ? undefined : webLayer(target);
  if (from === undefined || to === undefined || webLayers.indexOf(to) <= webLayers.indexOf(from)) return undefined;
  return `in the web application ${from} does not know ${to}.`;
};

const webLayers = ['shared', 'features', 'app'] as const;

const webLayer = (path: string): (typeof webLayers)[number] | undefined => {
  if (!path.startsWith('apps/web/src/')) return undefined;
  const [folder, ...rest] = path.slice('apps/web/src/'.length).split('/');
  if (rest.length === 0 || folder === 'app') return 'app';
  return folder === 'features' ? 'features' : 'shared';
};

const builtins = new Set(builtinModules);

const isBuiltin = (module: string): boolean => module.startsWith('node:') || builtins.has(module);

/** `@scope/name/door` and `name/door` without the door. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
