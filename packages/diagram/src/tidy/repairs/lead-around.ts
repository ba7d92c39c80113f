import { routeLines } from '../route-lines.ts';
import type { Repair } from './repair.ts';

/** Leads lines that run through a foreign shape around it. */
export const leadAround = {
  checks: ['edge-through-shape'],
  mend: ({ page }, findings) => routeLines(page, new Set(findings.flatMap(({ cells }) => cells.slice(0, 1)))),
} as const satisfies Repair;
