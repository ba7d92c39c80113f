/**
 * Counts tests in vitest's JSON report. A file that does not load has no tests to count, and an error outside of a test
 * fails no test: each counts as one failure, so that a total without failures means success.
 *
 * @param {unknown} report parsed JSON; undefined where vitest did not get as far as writing one
 * @param {number} status vitest's exit status
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export const readTotals = (report, status) => {
  const files = report?.testResults ?? [];
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
};

/**
 * What failed in vitest's JSON report, to be said again where a reader of a long log looks first: at its end.
 *
 * @param {unknown} report parsed JSON; undefined where vitest did not get as far as writing one
 * @returns {string[]} lines: a test's file and name, then the beginning of what it failed with
 */
export const readFailures = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [`FAILED ${file.name}`, indent(file.message)];
    return failed.flatMap((test) => [`FAILED ${file.name}: ${test.fullName}`, indent(test.failureMessages.join('\n'))]);
  });

const shownLines = 12;

const indent = (text = '') =>
  text
    .split('\n')
    .slice(0, shownLines)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * @param {readonly { passed: number, failed: number, skipped?: number }[]} totals
 * @returns {{ passed: number, failed: number, skipped: number, line: string }} `line` such as `12 passed, 0 failed, 1 skipped`
 */
export const addTotals = (totals) => {
  const sum = (key) => totals.reduce((count, total) => count + (total[key] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { passed, failed, skipped, line };
};
