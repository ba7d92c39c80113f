import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { type Diagloom, startDiagloom } from '../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../scripts/harness/temporary-folder.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { adminPages } from './pages/admin-pages.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('where accounts need an invitation', () => {
  const { open } = useBrowser();
  let folder: string;
  let diagloom: Diagloom;

  beforeAll(async () => {
    folder = await createTemporaryFolder('invitations');
    diagloom = await startDiagloom({ dataFolder: folder, environment: { REGISTRATION: 'invite' } });
  });
  afterAll(async () => {
    await diagloom.interrupt();
    await removeFolder(folder);
  });

  const openThere = (path: string) => open(path, { baseURL: diagloom.address });

  const register = async (page: Awaited<ReturnType<typeof openThere>>): Promise<void> => {
    const visitor = visitorPages(page);
    await visitor.register(buildPerson({ firstName: 'Ada', lastName: 'Invited' }));
    await workspace(page).prompt.waitFor();
  };

  test('the first account takes the code, and each further one a link that an administrator makes', async () => {
    const admin = await openThere('/register');
    await admin.getByText('You need an invitation to sign up').waitFor();
    expect(await findBarriers(admin)).toEqual([]);
    const field = admin.getByLabel('Invitation link or code');
    await field.fill('some words');
    await admin.getByRole('button', { name: 'Continue', exact: true }).click();
    await admin.getByText('This isn’t an invitation link or code. Copy all of it from the message.').waitFor();
    await field.fill(await readFile(join(folder, 'first-account-code'), 'utf8'));
    await admin.getByRole('button', { name: 'Continue', exact: true }).click();
    await admin.getByText('You’re invited').waitFor();
    await register(admin);

    await admin.goto('/admin');
    await adminPages(admin).tab('Invitations').click();
    await admin.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await admin.getByLabel('Invitation link').inputValue();
    expect(await findBarriers(admin)).toEqual([]);
    const { pathname, hash } = new URL(link);

    const guest = await openThere(pathname + hash);
    await guest.getByText('You’re invited').waitFor();
    expect(guest.url()).not.toContain(hash);
    await register(guest);

    const late = await openThere(pathname + hash);
    await late.getByText('This invitation no longer works', { exact: true }).waitFor();
    await late.getByLabel('Invitation link or code').waitFor();

    await admin.reload();
    await admin.getByRole('list', { name: 'Invitations, open ones first' }).getByText('Used').waitFor();
  });
});
