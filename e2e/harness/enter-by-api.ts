import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

/** What a signed-in page can ask of the server directly. */
export interface Entered {
  /** Answers the parsed body. Throws where the answer is no success. */
  readonly post: (path: string, body: unknown) => Promise<Record<string, unknown>>;
}

/** Any text of this shape is a derived password. */
const derivedPassword = 'a1'.repeat(32);

/**
 * Registers that person without the form and signs the page in, for tests of what comes later. The page is to be loaded afterwards.
 */
export const enterByApi = async (
  page: Page,
  { password: _derivedInForms, ...person }: Person & { readonly username?: string },
): Promise<Entered> => {
  const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await page.request.post(path, { data: body, headers });
    if (!response.ok()) throw new Error(`POST ${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const passwords = { password: derivedPassword, confirmPassword: derivedPassword };
  const { sessionToken } = await post('/api/auth/register', { ...person, ...passwords });
  const token = String(sessionToken);
  await page.evaluate((value) => localStorage.setItem('sessionToken', value), token);
  return { post: (path, body) => post(path, body, token) };
};
