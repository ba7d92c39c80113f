import { describe, expect, it, test } from 'vitest';
import { drawn } from '../../testing/drawn-topology.ts';

/** What a list is joined to by the roles of its parts: a rule, the type, a prompt, lines that must be there. */
const rules: readonly (readonly [rule: string, type: string, prompt: string, lines: readonly string[]])[] = [
  [
    'from the edge to the core, on to the access switches and what hangs on them',
    'network',
    'Office with a router, firewall, core switch, 2 access switches with 4 PCs each and a file server',
    [
      'Router -> Firewall',
      'Firewall -> Core switch',
      'Core switch -> Access switch 1',
      'Core switch -> Access switch 2',
      'Access switch 1 -> 4 PCs',
      'Core switch -> File server',
    ],
  ],
  [
    'a DMZ on the firewall and not on the core',
    'network',
    'router, firewall, core switch, a mail server and a web server in a DMZ',
    ['Firewall -> Mail server', 'Firewall -> Web server', 'Mail server in DMZ', 'Web server in DMZ'],
  ],
  [
    'two lines from providers to two routers, one each, and both to the firewall',
    'network',
    'two ISPs, two edge routers, firewall pair, core switch',
    [
      'ISP 1 -> Edge router 1',
      'ISP 2 -> Edge router 2',
      'Edge router 1 -> Firewall pair',
      'Edge router 2 -> Firewall pair',
      'Firewall pair -> Core switch',
    ],
  ],
  [
    'every spine to every leaf',
    'network',
    'two spine switches and two leaf switches, 2 servers per leaf',
    [
      'Spine switch 1 -> Leaf switch 1',
      'Spine switch 1 -> Leaf switch 2',
      'Spine switch 2 -> Leaf switch 1',
      'Spine switch 2 -> Leaf switch 2',
      'Leaf switch 1 -> 2 servers',
    ],
  ],
  [
    'a network between sites to the edge of each, and inside each by itself',
    'network',
    'headquarters and 2 branches, MPLS WAN, each site has a router and a switch',
    ['MPLS WAN -> Router 1', 'MPLS WAN -> Router 3', 'Router 2 -> Switch 2', 'Switch 2 in Branch 1'],
  ],
  [
    'clients, gateway, services, and one line from their frame to each store',
    'architecture',
    'mobile app, API gateway, cart service, order service, payment service, PostgreSQL, Redis',
    [
      'Mobile app -> API gateway',
      'API gateway -> Cart service',
      'Services -> PostgreSQL',
      'Services -> Redis',
      'Order service in Services',
    ],
  ],
  [
    'a store to the service that shares its name',
    'architecture',
    'API gateway, order service, user service, order database, user database',
    ['Order service -> Order database', 'User service -> User database'],
  ],
  [
    'a worker behind the broker',
    'architecture',
    'Django monolith + Celery workers + Redis broker + Postgres',
    ['Django monolith -> Redis broker', 'Redis broker -> Celery workers', 'Django monolith -> Postgres'],
  ],
  [
    'static files behind the CDN, and what watches to what it watches',
    'architecture',
    'CloudFront, ALB, web server, S3 for static files, Prometheus and Grafana',
    [
      'CloudFront -> ALB',
      'ALB -> Web server',
      'CloudFront -static files-> S3',
      'Prometheus -> Web server',
      'Grafana -> Prometheus',
    ],
  ],
  [
    'the stations of a pipeline in turn, stores side by side',
    'architecture',
    'Data pipeline: Kafka, Spark, Snowflake, S3, Tableau',
    ['Kafka -> Spark', 'Spark -> Snowflake', 'Spark -> S3', 'Snowflake -> Tableau', 'S3 -> Tableau'],
  ],
  [
    'what a proxy in front leads to, inside its machine',
    'deployment',
    'docker compose with nginx, web app, api, postgres and redis',
    ['Nginx -> Web app', 'Web app -> Api', 'Api -> Postgres', 'Api -> Redis'].map((line) =>
      line.replaceAll('Api', 'API'),
    ),
  ],
  [
    'each environment by itself',
    'deployment',
    'dev, staging and production, each with app server and database. Jenkins deploys to all',
    ['Jenkins -> Staging', 'Staging app server -> Staging database', 'Staging app server in Staging'],
  ],
];

it.each(rules)('joins %s', (_, type, prompt, lines) => {
  expect(drawn(prompt, type)).toEqual(expect.arrayContaining([...lines]));
});

describe('what the text says', () => {
  it('is not contradicted: parts that hang together stay as they are', () => {
    expect(
      drawn('The web app calls the order service. The order service uses PostgreSQL. Redis caches.'),
    ).not.toContain('Web app -> PostgreSQL');
  });

  it('joins what two halves have not in common', () => {
    expect(
      drawn('React frontend served by CloudFront. API Gateway calls Lambda functions for orders and users.'),
    ).toEqual(
      expect.arrayContaining([
        'React frontend -> API Gateway',
        'API Gateway -> Orders Lambda function',
        'API Gateway -> Users Lambda function',
      ]),
    );
  });

  it('gives no more lines between two sides than a reader can follow', () => {
    const lines = drawn('5 web servers, load balancer, MySQL, Redis, Kafka, S3, Elasticsearch');
    expect(lines.filter((line) => line.includes('->')).length).toBeLessThan(12);
  });
});

test.each([
  [
    'A website, an API and a database, users come in through Cloudflare',
    ['Users -> Cloudflare', 'Cloudflare -> Website', 'Website -> API', 'API -> Database'],
  ],
  ['web app with React, Node and MongoDB', ['React -> Node', 'Node -> MongoDB']],
])('what a system is opened by stands behind what serves it: %s', (text, lines) => {
  expect(drawn(text)).toEqual(lines);
});
