import { checkPage, type PageFinding } from '../checks/index.ts';
import type { Page } from '../model/index.ts';
import { type Repair, repairs } from './repairs/index.ts';
import { readSheet } from './sheet.ts';

/** One repair may make room for another, but not for ever. */
const rounds = 3;
/** Beyond this many findings they are mended together or not at all. */
const mostSingle = 24;

/**
 * Mends what the readability report names and moves nothing else. Whatever would leave the page no better is not done, so
 * a page never comes back with more findings than before. Cells that did not change are the same objects.
 */
export const repairPage = (page: Page): Page => {
  let current: Judged = { page, findings: checkPage(page) };
  for (let round = 0; round < rounds && current.findings.length > 0; round += 1) {
    const before = current.findings.length;
    for (const repair of repairs) current = mended(current, repair);
    if (current.findings.length === before) break;
  }
  return current.page;
};

interface Judged {
  readonly page: Page;
  readonly findings: readonly PageFinding[];
}

const mended = (before: Judged, repair: Repair): Judged => {
  const all = findingsFor(before, repair);
  if (all.length === 0) return before;
  const together = better(before, repair, all);
  let current = together ?? before;
  const rest = findingsFor(current, repair);
  // What is left, or would have made others worse, is tried one by one.
  if (rest.length <= mostSingle) {
    for (const finding of rest) current = better(current, repair, [finding]) ?? current;
  }
  return current;
};

const findingsFor = ({ findings }: Judged, { checks }: Repair): readonly PageFinding[] =>
  findings.filter(({ check }) => checks.includes(check));

const better = (before: Judged, repair: Repair, findings: readonly PageFinding[]): Judged | undefined => {
  const page = repair.mend(readSheet(before.page), findings);
  if (page === before.page) return undefined;
  const after = { page, findings: checkPage(page) };
  return after.findings.length < before.findings.length ? after : undefined;
};
