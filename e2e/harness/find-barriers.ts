import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What stands in the way of people with disabilities on the page as it is: rules and the places that break them; empty where all is well. */
export const findBarriers = async (page: Page): Promise<readonly string[]> => {
  // Through the debugger, since the page's own policy lets no foreign script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}. ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
