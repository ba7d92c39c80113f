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
      // What neither tests nor their bootstrap load.
      const scripts = project.files.filter(({ filename }) => /^(?!src\/|tests\/).*\.php$/.test(filename));
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
      const isQuiet = !/^(PHP )?(Parse error|Fatal error|Warning|Deprecated|Notice):/m.test(output);
      verdicts.set(project.name, {
        isBuilt: complaints === '' && isQuiet && (code === 0 || total > 0),
        passed: total - failed,
        failed,
        output: complaints + output,
      });
    }
    return verdicts;
  },
};

/** What Composer would write: classes by their names, and the files that its settings list; then all files, tested or not. */
const autoload = `<?php
spl_autoload_register(static function (string $class): void {
    $path = __DIR__ . '/../src/' . substr($class, strlen('App\\\\')) . '.php';
    if (is_file($path)) {
        require_once $path;
    }
});
foreach (json_decode(file_get_contents(__DIR__ . '/../composer.json'), true)['autoload']['files'] ?? [] as $file) {
    require_once __DIR__ . '/../' . $file;
}
foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__ . '/../src')) as $file) {
    if ($file->getExtension() === 'php') {
        require_once $file->getPathname();
    }
}
`;
