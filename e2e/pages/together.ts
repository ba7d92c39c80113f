import type { Page } from 'playwright-core';

/** Who else is at the open diagram, and what people say about it. */
export const together = (page: Page) => {
  const panel = page.getByRole('tabpanel', { name: 'Comments' });
  const news = page.getByRole('dialog', { name: 'Notifications' });
  const threadBy = (name: string) => panel.getByRole('listitem', { name: `Comment by ${name}` });
  return {
    /** There once the page is connected; tells whether everything is kept. */
    saved: page.locator('[data-saved="saved"]'),
    /** The button that names who else is here. */
    here: (name: string) => page.getByRole('button', { name: `Here now: ${name}` }),
    /** Says whom one looks along with, and ends it. */
    following: (name: string) => page.locator(`[data-following="${name}"]`).getByRole('button'),
    /** What others point at and have selected. */
    markOf: (name: string) => page.locator(`[data-other="${name}"]`),
    /** Where what somebody else drags is. */
    dragged: page.locator('[data-dragged]'),
    pins: page.locator('[data-pin]'),
    tab: page.getByRole('tab', { name: /Comments/ }),
    panel,
    write: panel.getByRole('textbox', { name: 'Write a comment' }),
    send: panel.getByRole('button', { name: 'Send the comment' }),
    people: panel.getByRole('listbox', { name: 'People to mention' }),
    threadBy,
    state: (name: 'Open' | 'Resolved' | 'All') => panel.getByRole('button', { name, exact: true }),
    bell: page.getByRole('button', { name: /^Notifications/ }),
    news,
    readNews: page.getByRole('button', { name: 'Mark all as read' }),
  };
};
