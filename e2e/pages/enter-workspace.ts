import type { Page } from 'playwright-core';
import { enterByApi } from '../harness/enter-by-api.ts';
import { buildPerson } from '../harness/person.ts';
import { visitorPages } from './visitor-pages.ts';
import { type Workspace, workspace } from './workspace.ts';

/** Registers somebody new on the page that stands at `/register`, which leads to their workspace. */
export const enterWorkspace = async (page: Page): Promise<Workspace> => {
  const visitor = visitorPages(page);
  await visitor.fillRegistration(buildPerson());
  await visitor.termsBox.check();
  await visitor.createAccount.click();
  const home = workspace(page);
  await home.prompt.waitFor();
  return home;
};

/**
 * Somebody new with a diagram of four steps and a choice that is open. What the forms for both do is walked elsewhere; here they would take
 * most of the time.
 */
export const drawInWorkspace = async (page: Page): Promise<Workspace> => {
  const { post } = await enterByApi(page, buildPerson());
  const prompt = 'Check stock. If in stock, ship the order, otherwise cancel the order.';
  const { diagram } = await post('/api/diagrams/generate', { diagramType: 'auto', prompt });
  await page.goto(`/?diagram=${(diagram as { readonly id: number }).id}`);
  const home = workspace(page);
  await home.picture.waitFor();
  return home;
};
