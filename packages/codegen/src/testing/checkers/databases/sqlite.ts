import type { Verdict } from '../checker.ts';
import { missingTool, runTool, writeProject } from '../tools.ts';
import { countOk, type Database, dropOf, sourcesOf } from './database.ts';

/** A file per project, read by the program `sqlite3`. */
export const sqlite: Database = {
  missing: () => missingTool('sqlite3'),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const project of projects) {
      const place = await writeProject(project, folder);
      // Without anything to read it would wait for somebody to type.
      const run = (files: readonly string[]) =>
        runTool('sqlite3', ['-bail', 'example.db', '.print', ...files.map((file) => `.read ${file}`)], {
          folder: place,
        });
      const made = await run(sourcesOf(project));
      const tests = await run(['tests/tests.sql']);
      const dropped = await run(dropOf(project));
      const isBuilt = made.code === 0 && dropped.code === 0;
      verdicts.set(project.name, {
        isBuilt,
        passed: countOk(tests.output),
        failed: tests.code === 0 ? 0 : 1,
        output: [made, tests, dropped].map(({ code, output }) => (code === 0 ? '' : output)).join(''),
      });
    }
    return verdicts;
  },
};
