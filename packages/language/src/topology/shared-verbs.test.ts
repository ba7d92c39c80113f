import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'a second load behind a passive verb',
    'The fare and seat services run behind a gateway. Logs are streamed to Loki and metrics to Mimir.',
    ['Fare service -logs-> Loki', 'Seat service -logs-> Loki', 'Fare service -metrics-> Mimir'],
  ],
  [
    'a second load behind where the first goes',
    'The gateway calls the fare service. Events go to Pulsar and traces to Zipkin.',
    ['Fare service -events-> Pulsar', 'Fare service -traces-> Zipkin'],
  ],
  [
    'a second load that somebody fetches',
    'The kiosk reads prices from the tariff service and orders from the desk service.',
    ['Kiosk -prices-> Tariff service', 'Kiosk -orders-> Desk service'],
  ],
  [
    'by whom all of them are written',
    'Photos are stored in MinIO, thumbnails in Redis and captions in MongoDB by the upload worker.',
    ['Upload worker -photos-> MinIO', 'Upload worker -thumbnails-> Redis', 'Upload worker -captions-> MongoDB'],
  ],
  [
    'several places for the first load',
    'The probe sends traces to Jaeger and Tempo and metrics to Prometheus.',
    ['Probe -traces-> Jaeger', 'Probe -traces-> Tempo', 'Probe -metrics-> Prometheus'],
  ],
  [
    'a load in the clause behind a comma',
    'The phone uploads clips to the API, the API saves files in S3 and titles in MySQL.',
    ['Phone -clips-> API', 'API -files-> S3', 'API -titles-> MySQL'],
  ],
  [
    'a second verb, which is no load',
    'The card reader reports entries to the hub and talks to the bank.',
    ['Card reader -entries-> Hub', 'Card reader -> Bank'],
  ],
  [
    'what comes back',
    'The ward sends samples to the analyser, which fetches orders from the LIS and returns results back.',
    ['Ward -samples-> Analyser', 'Analyser -orders-> LIS', 'Analyser -results-> LIS'],
  ],
  [
    'what something is looked at in',
    'The meter sends readings to the collector. Engineers view them in a viewer.',
    ['Engineers -> Viewer', 'Viewer -> Collector'],
  ],
  [
    'what people sign in with, which is of a kind',
    'The wiki calls the search service. Visitors open the wiki. Sign-in shall be delegated to the IdP, which is a gateway.',
    ['Wiki -> Search service', 'Visitors -> Wiki', 'Wiki -sign-in-> IdP'],
  ],
  [
    'what a kind is shared by',
    'XR and US scanners call the hub. The ticket, seat and refund microservices use the hub.',
    [
      'XR scanner -> Hub',
      'US scanner -> Hub',
      'Ticket microservice -> Hub',
      'Seat microservice -> Hub',
      'Refund microservice -> Hub',
    ],
  ],
  [
    'what each of those has that a sentence begins with',
    'The ticket, seat and refund microservices use Kafka. Each has its own MySQL database.',
    [
      'Ticket microservice -> Ticket database',
      'Seat microservice -> Seat database',
      'Refund microservice -> Refund database',
    ],
  ],
])('reads %s', (_, text, lines) => {
  expect(drawn(text)).toEqual(expect.arrayContaining(lines));
});

it('draws no part for a load', () => {
  expect(drawn('The kiosk calls the shop. Logs are streamed to Loki and metrics to Mimir.').join('\n')).not.toMatch(
    /Metrics ->|-> Metrics/,
  );
});
