import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn-topology.ts';

it.each([
  [
    'every one with its own',
    'Behind the gateway are three services: boats, piers, crews - every one with its own Postgres.',
    ['Boats -> Boats Postgres', 'Crews -> Crews Postgres'],
  ],
  ['in a place we have', 'In the hall we have a switch and two printers.', ['Switch in Hall']],
  [
    'per area, and each area without a verb',
    'Two sites, north and south. Per site: a router and a server. The routers are connected to the hub.',
    ['North router -> Hub', 'South router -> Hub', 'North server in Site north'],
  ],
  [
    'a cable that goes to places, and one of something in each',
    'The core switch is in the cellar, fibre goes out to Building A and Building B. There is an access switch in each.',
    ['Core switch -fibre-> Building A access switch', 'Core switch -fibre-> Building B access switch'],
  ],
  [
    'what loads others into a store',
    'Airbyte loads Postgres and Stripe into BigQuery.',
    ['Airbyte -> Postgres', 'Airbyte -> Stripe', 'Airbyte -> BigQuery'],
  ],
  [
    'how many they are before how they are called',
    'The API sends scans to Kafka. Two workers read from Kafka: the mailer and the biller.',
    ['Mailer -> Kafka', 'Biller -> Kafka'],
  ],
  [
    'what shall be',
    'ok so the web app shall store cases in MongoDB. It should be deployed on the cluster.',
    ['Web app -cases-> MongoDB', 'Web app in Cluster'],
  ],
])('reads %s', (_, text, expected) => {
  expect(drawn(text)).toEqual(expect.arrayContaining([...expected]));
});

it('keeps a word that opens a name', () => {
  expect(drawn('Right router is connected to the hub. The water pipes controller is connected to the hub.')).toEqual(
    expect.arrayContaining(['Right router -> Hub', 'Water pipes controller -> Hub']),
  );
});
