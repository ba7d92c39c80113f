import type { Page } from 'playwright-core';
import { enterByApi } from '../harness/enter-by-api.ts';
import { buildPerson } from '../harness/person.ts';
import { type Workspace, workspace } from './workspace.ts';

/** Somebody new in their workspace; the page may stand anywhere of the address. What the form does is walked elsewhere. */
export const enterWorkspace = async (page: Page): Promise<Workspace> => {
  await enterByApi(page, buildPerson());
  await page.goto('/');
  const home = workspace(page);
  await home.prompt.waitFor();
  return home;
};

/**
 * Somebody new with a diagram of four steps and a choice that is open. The forms for both would take most of the time.
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
