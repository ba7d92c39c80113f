import type { Browser, Page } from 'playwright-core';

interface Member {
  readonly page: Page;
  /** Asks the server as that person. Throws where the answer is no success. */
  readonly post: (path: string, body: unknown) => Promise<Record<string, unknown>>;
}

/** Any text of this shape is a derived password. */
const password = 'a1'.repeat(32);

/** A page of somebody who has just registered; nothing is opened yet. */
export const openAsMember = async (browser: Browser, address: string): Promise<Member> => {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await context.request.post(path, { data: body, headers });
    if (!response.ok()) throw new Error(`POST ${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  const { sessionToken } = await post('/api/auth/register', { ...person, password, confirmPassword: password });
  const token = String(sessionToken);
  await context.addInitScript((value) => localStorage.setItem('sessionToken', value), token);
  return { page: await context.newPage(), post: (path, body) => post(path, body, token) };
};
