import { getSite } from '@diagloom/contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ operator: { name: 'Loom House', email: 'help@example.com' } });

test('everybody may know who runs the server, as far as it was said', async () => {
  const { site } = await server.succeed(getSite);
  expect(site).toEqual({
    operatorName: 'Loom House',
    operatorEmail: 'help@example.com',
    sourceUrl: null,
    companyUrl: null,
    editorUrl: 'https://app.diagrams.net/',
    activityDays: 365,
    delivery: 'email',
    registration: 'open',
  });
});
