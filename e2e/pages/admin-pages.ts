import type { Page } from 'playwright-core';

/** The administrator dashboard. */
export const adminPages = (page: Page) => ({
  entry: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin', exact: true }),
  tab: (name: string) => page.getByRole('tab', { name }),
  search: page.getByLabel('Search', { exact: true }),
  rowOf: (text: string) => page.getByRole('row').filter({ hasText: text }),
  detailsOf: (name: string) => page.getByRole('button', { name: `Details of ${name}` }),
  actionsFor: (name: string) => page.getByRole('button', { name: `Actions for ${name}` }),
  action: (name: string) => page.getByRole('menuitem', { name }),
  dialog: page.getByRole('dialog'),
  confirm: page.getByRole('alertdialog'),
});
