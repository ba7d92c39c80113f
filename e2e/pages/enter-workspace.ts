import type { Page } from 'playwright-core';
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

/** The same with a diagram of four steps and a choice. */
export const drawInWorkspace = async (page: Page): Promise<Workspace> => {
  const home = await enterWorkspace(page);
  await home.prompt.fill('Check stock. If in stock, ship the order, otherwise cancel the order.');
  await home.generate.click();
  await home.picture.waitFor();
  return home;
};
