import type { Page } from 'playwright-core';

/** The profile, and the pages that links in messages lead to. */
export const accountPages = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    field,
    factsOf: (panel: string) => page.getByRole('region', { name: panel }),
    updatePassword: page.getByRole('button', { name: 'Update Password' }),
    endOthers: page.getByRole('button', { name: 'Log out all others' }),
    confirmEndOthers: page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }),
    banner: page.getByRole('region', { name: 'Email confirmation' }),
    openProfile: async () => {
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.getByText('In use now').waitFor();
    },
    fillNewPassword: async (password: string) => {
      await field('New password').fill(password);
      await field('Confirm new password').fill(password);
    },
  };
};
