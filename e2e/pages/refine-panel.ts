import type { Page } from 'playwright-core';

/** The conversation, which changes the open diagram by instructions. */
export const refinePanel = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Side panel' });
  return {
    panel,
    request: panel.getByLabel('What would you like to change?'),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    stop: panel.getByRole('button', { name: 'Stop', exact: true }),
    undo: page.getByRole('button', { name: 'Undo last change' }),
    readings: panel.getByRole('list', { name: 'Did you mean' }),
    history: panel.getByRole('list', { name: 'Requests so far' }),
  };
};
