import type { Page } from 'playwright-core';
import type { Person } from '../harness/person.ts';

/** The pages of somebody who is not signed in. */
export const visitorPages = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const termsBox = page.getByRole('checkbox');
  const createAccount = page.getByRole('button', { name: 'Create account' });
  const fillRegistration = async ({ firstName, lastName, email, password }: Person) => {
    await field('First name').fill(firstName);
    await field('Last name').fill(lastName);
    await field('Email').fill(email);
    await field('Password').fill(password);
    await field('Confirm password').fill(password);
  };
  return {
    hero: page.getByRole('heading', { level: 1 }),
    banner: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    field,
    message: (text: string) => page.getByText(text, { exact: true }),
    createAccount,
    signIn: page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }),
    termsBox,

    fillRegistration,
    /** Fills in the form at `/register` and sends it off. */
    register: async (person: Person) => {
      await fillRegistration(person);
      await termsBox.check();
      await createAccount.click();
    },
    fillLogin: async ({ email, password }: Pick<Person, 'email' | 'password'>) => {
      await field('Email').fill(email);
      await field('Password').fill(password);
    },
  };
};
