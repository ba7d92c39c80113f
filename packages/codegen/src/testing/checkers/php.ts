import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { missingTool, numberIn, runTool, writeProject } from './tools.ts';

export const phpChecker: Checker = {
  language: 'php',
  missing: () => missingTool('php', 'phpunit'),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const project of projects) {
      const home = await writeProject(project, folder);
      await mkdir(join(home, 'vendor'));
      await writeFile(join(home, 'vendor', 'autoload.php'), autoload);
      const scripts = project.files.filter(({ filename }) => filename.endsWith('.php'));
      let complaints = '';
      for (const { filename } of scripts) {
        const lint = await runTool('php', ['-d', 'error_reporting=-1', '-l', filename], { folder: home });
        if (lint.code !== 0 || !lint.output.startsWith('No syntax errors')) complaints += lint.output;
      }
      const args = ['-d', 'error_reporting=-1', '--fail-on-warning', '--fail-on-risky'];
      const { code, output } = await runTool('phpunit', args, { folder: home });
      const whole = numberIn(output, /OK \((\d+) tests?,/);
      const total = whole || numberIn(output, /Tests: (\d+)/);
      const wrong = [/Errors: (\d+)/, /Failures: (\d+)/, /Warnings: (\d+)/, /Risky: (\d+)/];
      const failed = wrong.reduce((sum, form) => sum + numberIn(output, form), 0);
      verdicts.set(project.name, {
        isBuilt: complaints === '' && (code === 0 || total > 0),
        passed: total - failed,
        failed,
        output: complaints + output,
      });
    }
    return verdicts;
  },
};

/** What Composer would write: classes by their names, and the files that its settings list. */
const autoload = `<?php
spl_autoload_register(static function (string $class): void {
    $path = __DIR__ . '/../src/' . substr($class, strlen('App\\\\')) . '.php';
    if (is_file($path)) {
        require $path;
    }
});
foreach (json_decode(file_get_contents(__DIR__ . '/../composer.json'), true)['autoload']['files'] ?? [] as $file) {
    require __DIR__ . '/../' . $file;
}
`;
