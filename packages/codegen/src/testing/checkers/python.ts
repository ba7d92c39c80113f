import { spawnSync } from 'node:child_process';
import type { Checker, Project, Verdict } from './checker.ts';
import { inRounds, missingTool, numberIn, type Outcome, runTool, writeProject } from './tools.ts';

const python = '/usr/bin/python3';

const missingModule = (...modules: readonly string[]): string | undefined =>
  modules.find((name) => spawnSync(python, ['-c', `import ${name}`]).status !== 0);

/** Types by mypy, tests by pytest, format by black where it is there. */
export const pythonChecker: Checker = {
  language: 'python',
  missing: () => missingTool(python, 'mypy', 'pytest-3'),
  missingFor: (framework) => missingModule(framework, ...(framework === 'fastapi' ? ['httpx'] : [])),
  check: async (projects, folder) => {
    for (const project of projects) await writeProject(project, folder);
    const settings = [...new Set(projects.map(settingsOf))];
    const rounds = settings.flatMap((each) =>
      inRounds(
        projects.filter((project) => settingsOf(project) === each),
        modulesOf,
      ),
    );
    let complaints = '';
    for (const round of rounds) complaints += await checkTypes(round, folder);
    const names = projects.map(({ name }) => name);
    const { output: said } = await runTool(python, ['-c', runner, ...names], { folder });
    const runs = new Map(said.split('\n').flatMap(readRun));
    const verdicts = new Map<string, Verdict>();
    for (const name of names) {
      const types = complaints.split('\n').filter((line) => line.startsWith(`${name}/`));
      const { code, output } = runs.get(name) ?? { code: 1, output: said };
      verdicts.set(name, {
        isBuilt: types.length === 0,
        passed: numberIn(output, /(\d+) passed/),
        failed: numberIn(output, /(\d+) failed/) + numberIn(output, /(\d+) errors?/),
        output: `${types.join('\n')}${code === 0 ? '' : output}`,
      });
    }
    if (missingTool('black') !== undefined) return verdicts;
    const { output } = await runTool('black', ['--check', '.'], { folder });
    return new Map(
      [...verdicts].map(([name, verdict]) => [name, { ...verdict, isFormatted: !output.includes(`/${name}/`) }]),
    );
  },
};

/** Complaints, one on a line, that begin with the name of the project. */
const checkTypes = async (projects: readonly Project[], folder: string): Promise<string> => {
  const config = ['--config-file', `${projects[0]?.name}/pyproject.toml`];
  const args = [...config, '--strict', '--cache-dir', 'cache', ...projects.map(({ name }) => name)];
  const { output } = await runTool('mypy', args, { folder });
  if (projects.length === 1 || !output.includes('prevented further checking')) return output;
  const each: string[] = [];
  for (const project of projects) each.push(await checkTypes([project], folder));
  return each.join('');
};

/** What a project asks of mypy, which knows no settings per folder. */
const settingsOf = ({ files }: Project): string =>
  /^\[+tool\.mypy.*/ms.exec(files.find(({ filename }) => filename === 'pyproject.toml')?.content ?? '')?.[0] ?? '';

/** What may stand only once in a call of mypy: modules go by their own names, whatever folder they lie in. */
const modulesOf = ({ files }: Project): readonly string[] =>
  files.map(({ filename }) => filename).filter((name) => name.endsWith('.py') && !name.endsWith('__init__.py'));

const readRun = (line: string): readonly (readonly [string, Outcome])[] => {
  if (!line.startsWith('{"name"')) return [];
  const { name, ...outcome } = JSON.parse(line) as Outcome & { readonly name: string };
  return [[name, outcome]];
};

/** One pytest for all, which forgets each project's modules behind it. One line of JSON per project. */
const runner = `
import contextlib, io, json, os, sys
import pytest

root = os.getcwd()

def run_tests():
    loaded, path = set(sys.modules), sys.path[:]
    sys.path.insert(0, os.getcwd())
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:django"])
    sys.path[:] = path
    for name in set(sys.modules) - loaded:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(root):
            del sys.modules[name]
    return {"code": int(code), "output": said.getvalue()}

for name in sys.argv[1:]:
    os.chdir(os.path.join(root, name))
    print(json.dumps({"name": name, **run_tests()}), flush=True)
`;
