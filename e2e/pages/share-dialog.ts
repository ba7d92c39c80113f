import type { Page } from 'playwright-core';

/** The window in which the owner of a diagram lets others in. */
export const shareDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Share this diagram' });
  return {
    open: page.getByRole('button', { name: 'Share', exact: true }),
    dialog,
    who: dialog.getByLabel('Email address or username'),
    invite: dialog.getByRole('button', { name: 'Invite', exact: true }),
    roleOf: (who: string) => dialog.getByLabel(`Role of ${who}`),
    linkOpens: dialog.getByLabel('Link access'),
    createLink: dialog.getByRole('button', { name: 'Create link' }),
    newLink: dialog.getByLabel('New link'),
    embedCode: dialog.getByLabel('Embed code'),
    copyLink: dialog.getByRole('button', { name: 'Copy link' }),
    revoke: dialog.getByRole('button', { name: 'Revoke link 1' }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
};
