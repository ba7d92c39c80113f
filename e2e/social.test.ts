import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { type Diagloom, startDiagloom } from '../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../scripts/harness/temporary-folder.ts';
import { type RunningService, startService } from './harness/identity-service.ts';
import { useBrowser } from './harness/use-browser.ts';
import { accountPages } from './pages/account-pages.ts';
import { workspace } from './pages/workspace.ts';

const person = {
  sub: 'ada',
  email: 'ada.lovelace@gmail.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
};

describe.skipIf(!hasChromium)('a sign-in with another service', () => {
  const { open } = useBrowser();
  let folder: string;
  let service: RunningService;
  let diagloom: Diagloom;

  beforeAll(async () => {
    folder = await createTemporaryFolder('social');
    service = await startService(person);
    diagloom = await startDiagloom({
      dataFolder: folder,
      environment: { ...service.environment, LOG_LEVEL: 'debug' },
    });
  });
  afterAll(async () => {
    await diagloom.interrupt();
    service.stop();
    await removeFolder(folder);
  });

  test('ends in the workspace, and leaves its token in no address, referrer or log', async () => {
    const page = await open(`${diagloom.address}/login`);
    const headers: Promise<Readonly<Record<string, string>>>[] = [];
    page.on('request', (request) => headers.push(request.allHeaders().catch(() => ({}))));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await workspace(page).prompt.waitFor();
    const token = (await page.evaluate(() => localStorage.getItem('sessionToken'))) ?? '';
    expect(token).toHaveLength(43);
    expect(page.url()).toBe(`${diagloom.address}/`);
    await page.reload();
    await workspace(page).prompt.waitFor();
    await page.goBack();
    expect(page.url()).not.toContain('token');
    const referrers = (await Promise.all(headers)).map(({ referer = '' }) => referer);
    expect(referrers.some((referrer) => referrer.startsWith(diagloom.address))).toBe(true);
    expect(referrers.filter((referrer) => referrer.includes('token='))).toEqual([]);
    expect(diagloom.output()).toContain('/api/auth/google/callback');
    expect(diagloom.output()).not.toContain(token);
    expect(diagloom.output()).not.toContain('code=');
  });

  test('shows the service as connected on the profile, and as the only way in', async () => {
    const page = await open(`${diagloom.address}/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await workspace(page).prompt.waitFor();
    await accountPages(page).openProfile();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByText('This is your only way to sign in.').first().waitFor();
    await page.getByRole('link', { name: 'Set a password' }).waitFor();
  });

  test('leads to a page that says so where the server is not set up for the service', async () => {
    const page = await open(`${diagloom.address}/register`);
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await page.getByRole('heading', { name: 'Couldn’t sign in with Facebook' }).waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.waitForURL('**/login');
  });
});
