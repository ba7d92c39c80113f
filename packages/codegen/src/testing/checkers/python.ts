import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { missingTool, numberIn, runTool, writeProject } from './tools.ts';

const python = '/usr/bin/python3';

/** Loads the tools once and checks each project in a copy of that process: loading takes longer than checking. */
const driver = `import json
import os
import sys

import mypy.api
import pytest

cache, *homes = sys.argv[1:]
for home in homes:
    child = os.fork()
    if child != 0:
        os.waitpid(child, 0)
        continue
    os.chdir(home)
    sys.path.insert(0, home)
    types, problems, status = mypy.api.run(["--strict", "--cache-dir", cache, "."])
    log = os.open(home + ".log", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    tested = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:django"])
    sys.stdout.flush()
    with open(home + ".log", encoding="utf-8", errors="replace") as said:
        tests = said.read()
    with open(home + ".json", "w", encoding="utf-8") as report:
        json.dump({"types": types + problems, "isTyped": status == 0, "tests": tests, "isTested": tested == 0}, report)
    os._exit(0)
for home in homes:
    with open(home + ".json", encoding="utf-8") as report:
        print(json.dumps({"home": home, **json.load(report)}))
`;

interface Report {
  readonly home: string;
  readonly types: string;
  readonly isTyped: boolean;
  readonly tests: string;
  readonly isTested: boolean;
}

/** Types by mypy, tests by pytest, format by black where it is there. */
export const pythonChecker: Checker = {
  language: 'python',
  missing: () => missingTool(python, 'mypy', 'pytest-3'),
  check: async (projects, folder) => {
    const homes = await Promise.all(projects.map((project) => writeProject(project, folder)));
    await writeFile(join(folder, 'driver.py'), driver);
    const run = await runTool(python, ['driver.py', join(folder, 'cache'), ...homes], { folder });
    const reports = run.output
      .split('\n')
      .filter((line) => line.startsWith('{"home"'))
      .map((line) => JSON.parse(line) as Report);
    const { output: unformatted } =
      missingTool('black') === undefined ? await runTool('black', ['--check', '.'], { folder }) : { output: undefined };
    return new Map(
      projects.map(({ name }, index): [string, Verdict] => {
        const report = reports.find(({ home }) => home === homes[index]);
        if (report === undefined) return [name, { isBuilt: false, passed: 0, failed: 0, output: run.output }];
        const { types, isTyped, tests, isTested } = report;
        return [
          name,
          {
            isBuilt: isTyped,
            passed: numberIn(tests, /(\d+) passed/),
            failed: numberIn(tests, /(\d+) failed/) + numberIn(tests, /(\d+) errors?/),
            output: `${isTyped ? '' : types}${isTested ? '' : tests}`,
            ...(unformatted !== undefined && { isFormatted: !unformatted.includes(`/${name}/`) }),
          },
        ];
      }),
    );
  },
};
