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
    sendsNews: false,
  });
});

test('search engines are told the public pages and nothing of anybody', async () => {
  const sitemap = await server.app.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toContain('xml');
  expect(sitemap.body).toMatch(/<loc>https?:\/\/[^<]+\/register<\/loc>/);
  const robots = await server.app.inject({ method: 'GET', url: '/robots.txt' });
  expect(robots.body).toContain('Disallow: /api/');
  expect(robots.body).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
});
