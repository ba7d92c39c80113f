import { describe, expect, it, test } from 'vitest';
import { buildTopology, drawn } from '../testing/drawn-topology.ts';
import { understand } from '../understand.ts';
import { otherVerbs, relations } from './relations.ts';

test.each([...relations, ...otherVerbs].map(({ example }) => example))('%j gives %j', (text, gives) => {
  expect(drawn(text)).toEqual(
    expect.arrayContaining(gives.split('; ').map((line) => line.replace(/-(\S.*?)->/, (found) => found.toLowerCase()))),
  );
});

describe('topology', () => {
  it('reads chains, what a sentence carries and who consumes it', () => {
    expect(
      drawn(
        'React SPA talks to an API gateway, which routes to the cart service. The cart service publishes to Kafka, and a mail worker consumes it.',
      ),
    ).toEqual([
      'React SPA -> API gateway',
      'API gateway -> Cart service',
      'Cart service -> Kafka',
      'Kafka -> Mail worker',
    ]);
  });

  it('gives every area of a counted set its own parts', () => {
    expect(drawn('VPC with two public subnets, each with a web server, and a private subnet with a database.')).toEqual(
      [
        'Web server 1 -> Database',
        'Web server 2 -> Database',
        'Web server 1 in Public subnet 1',
        'Web server 2 in Public subnet 2',
        'Database in Private subnet',
        'Public subnet 1 in VPC',
        'Public subnet 2 in VPC',
        'Private subnet in VPC',
      ],
    );
  });

  it('gives every service its own store and keeps the product as its technology', () => {
    const result = understand(
      'The gateway calls the cart service and the user service. Every service has its own Postgres database.',
      { type: buildTopology('architecture') },
    );
    expect(
      result.ok && result.spec.nodes.slice(3).map(({ label, properties }) => [label, properties?.technology]),
    ).toEqual([
      ['Cart database', 'Postgres'],
      ['User database', 'Postgres'],
    ]);
  });

  it('puts protocols on lines and parts on the way between', () => {
    expect(drawn('The app calls the API over HTTPS through a proxy.')).toEqual(['App -https-> Proxy', 'Proxy -> API']);
  });

  it('joins what a list of devices only names, in the usual order', () => {
    expect(drawn('small office network with firewall, core switch, 2 access switches and printers', 'network')).toEqual(
      [
        'Firewall -> Core switch',
        'Core switch -> Access switch 1',
        'Core switch -> Access switch 2',
        'Access switch 1 -> Printers',
      ],
    );
  });

  it('marks what it joined by itself', () => {
    const result = understand('router, firewall and switch', { type: buildTopology('network') });
    expect(result.ok && result.spec.edges.map(({ origin }) => origin)).toEqual(['repair', 'repair']);
  });

  it('draws the usual tiers where a text names only how many there are', () => {
    expect(drawn('three-tier architecture with load balancer').slice(0, 4)).toEqual([
      'Users -> Load balancer',
      'Load balancer -> Web server',
      'Web server -> Application server',
      'Application server -> Database',
    ]);
    expect(drawn('three-tier: web, app, database')).toEqual(['Web -> App', 'App -> Database']);
  });

  it('reads an outline as what is inside what', () => {
    expect(
      drawn('AWS\n  VPC\n    Public subnet\n      Load balancer\n    Private subnet\n      2 web servers'),
    ).toEqual([
      'Load balancer -> Web server 1',
      'Load balancer -> Web server 2',
      'Load balancer in Public subnet',
      'Web server 1 in Private subnet',
      'Web server 2 in Private subnet',
      'VPC in AWS',
      'Public subnet in VPC',
      'Private subnet in VPC',
    ]);
  });

  it('reads arrows with protocols exactly', () => {
    expect(drawn('Browser -> Gateway: HTTPS\nGateway -> Orders, Payments')).toEqual([
      'Browser -https-> Gateway',
      'Gateway -> Orders',
      'Gateway -> Payments',
    ]);
  });

  it('draws more than six of a kind as one that says how many', () => {
    expect(drawn('12 laptops connect to the switch', 'network')).toEqual(['12 laptops -> Switch']);
  });

  it('deploys a file on a runtime and a runtime on every machine', () => {
    expect(drawn('The API runs in Docker on two EC2 instances; the artefact shop.jar is deployed on Tomcat.')).toEqual([
      'API 1 in Docker 1',
      'API 2 in Docker 2',
      'shop.jar in Tomcat',
      'Docker 1 in EC2 instance 1',
      'Docker 2 in EC2 instance 2',
    ]);
  });

  it('keeps nouns that are spelt like verbs', () => {
    expect(drawn('Two access switches and wifi access points connect to the core switch.', 'network')).toEqual([
      'Access switch 1 -> Core switch',
      'Access switch 2 -> Core switch',
      'WiFi access points -> Core switch',
    ]);
  });

  it('speaks of components where there are too few', () => {
    expect(drawn('hello')).toEqual([expect.stringContaining('components or devices')]);
  });
});

it.each([
  [
    'what stands in the brackets of an area',
    'network',
    'Office (router, 2 printers) and warehouse branch (switch, laptop)',
    [
      'Router in Office',
      'Printer 1 in Office',
      'Printer 2 in Office',
      'Switch in Warehouse branch',
      'Laptop in Warehouse branch',
    ],
  ],
  [
    'areas that a name follows',
    'architecture',
    'namespace billing has an API and a worker, namespace search has an indexer',
    ['API in Namespace billing', 'Worker in Namespace billing', 'Indexer in Namespace search'],
  ],
  [
    'which of the counted parts is meant',
    'architecture',
    'Cluster with two nodes: the left one contains an API, the right one contains a database',
    ['API in Left node', 'Database in Right node', 'Left node in Cluster', 'Right node in Cluster'],
  ],
  [
    'what a part goes over to reach another',
    'architecture',
    'The shop uses JDBC to reach the database',
    ['Shop -jdbc-> Database'],
  ],
  [
    'a cable once, whichever end is named first',
    'network',
    'The printer is connected to the switch. The switch connects to the printer and a camera.',
    ['Printer -> Switch', 'Switch -> Camera'],
  ],
  ['a verb that is misspelt', 'network', 'The printer is conected to the switch', ['Printer -> Switch']],
  [
    'who subscribes to what was named last',
    'architecture',
    'The shop publishes orders to Kafka; the mailer and the ledger subscribe',
    ['Shop -orders-> Kafka', 'Kafka -> Mailer', 'Kafka -> Ledger'],
  ],
  [
    'sentences that end in arrows',
    'architecture',
    'Drivers open the app, the app calls API -> Worker -> Database',
    ['Drivers -> App', 'App -> API', 'API -> Worker', 'Worker -> Database'],
  ],
  [
    'each of a list that shares nothing but its part',
    'architecture',
    'Gateway, rides, drivers, fares, each with its own database',
    ['Rides -> Rides database', 'Fares -> Fares database', 'Gateway -> Rides', 'Gateway -> Drivers'],
  ],
  [
    'each of the sites that a line joins',
    'network',
    'two restaurants connected by a VPN tunnel, each with a router and two switches',
    ['Router 1 -> Switch 1', 'Router 2 -> Switch 3', 'Router 1 -vpn tunnel-> Router 2'],
  ],
  [
    'who stands behind what a list has for itself',
    'architecture',
    'Search, ads and feed, each with three replicas, behind a load balancer',
    ['Load balancer -> Search', 'Load balancer -> Ads', 'Load balancer -> Feed'],
  ],
  [
    'all that a statement named',
    'architecture',
    'The API and the worker run in AWS. All of them use MySQL',
    ['API -> MySQL', 'Worker -> MySQL', 'API in AWS'],
  ],
  [
    'a way from its start to its end',
    'network',
    'Traffic flows from the modem through a firewall to the router and then to the printer',
    ['Modem -> Firewall', 'Firewall -> Router', 'Router -> Printer'],
  ],
  [
    'what flows as a label',
    'architecture',
    'Riders open the app, map tiles and images come from S3, trip events go to Kafka',
    ['Riders -> App', 'App -map tiles and images-> S3', 'App -trip events-> Kafka'],
  ],
  [
    'what flows on with the same verb',
    'architecture',
    'The API calls a worker. Invoice files are stored in S3, audit records in MySQL',
    ['Worker -invoice files-> S3', 'Worker -audit records-> MySQL'],
  ],
  [
    'what a part does with what came to it',
    'architecture',
    'The till publishes sales to Kafka, a stock worker picks them up and writes to MySQL. Grafana shows it',
    ['Kafka -> Stock worker', 'Stock worker -> MySQL', 'Grafana -> MySQL'],
  ],
  [
    'what a part does to what is none as no part',
    'architecture',
    'A worker resizes the pictures. The worker calls the API',
    ['Worker -> API'],
  ],
  ['a proxy in front', 'architecture', 'The API calls MySQL, Nginx in front as reverse proxy', ['Nginx -> API']],
  [
    'a protocol on the way to whom',
    'architecture',
    'The API sends events via AMQP to a queue',
    ['API -events (amqp)-> Queue'],
  ],
  [
    'sites that are called by their places',
    'network',
    'The head office and plants in Turin and Lyon are linked by MPLS. Every site has a router',
    [
      'Head office router in Head office',
      'Turin router in Plant Turin',
      'Lyon router in Plant Lyon',
      'Head office router -mpls-> Turin router',
    ],
  ],
  [
    'words of a list that share a noun',
    'network',
    'a switch for mail, print and backup servers',
    ['Switch -> Mail server', 'Switch -> Print server', 'Switch -> Backup server'],
  ],
  [
    'what is run for all that a list names',
    'architecture',
    'Marketplace with a web client, an API and MySQL, hosted on Azure',
    ['API in Azure', 'MySQL in Azure'],
  ],
  [
    'what a queue is read by and not what for',
    'architecture',
    'The shop publishes orders to Kafka which the mailer consumes to send letters and coupons',
    ['Shop -orders-> Kafka', 'Kafka -> Mailer'],
  ],
  [
    'from where to where a part brings something',
    'architecture',
    'Test and live environments, each with an API. Jenkins deploys from GitHub to all two',
    ['GitHub -> Jenkins', 'Jenkins -> Test environment API', 'Jenkins -> Live environment API'],
  ],
  [
    'what is in the brackets of an area behind an arrow',
    'network',
    'Firewall -> DMZ (web server, mail server)',
    ['Firewall -> Web server', 'Firewall -> Mail server', 'Web server in DMZ'],
  ],
  [
    'what stands in a room and its device to the outside',
    'network',
    'office with a server room in the basement with 2 servers and a firewall to the internet',
    ['Internet -> Firewall', 'Server 1 in Server room', 'Server room in Basement'],
  ],
  [
    'what lands somewhere as a load of what was named before',
    'architecture',
    'The till calls the shop service. Receipts land in MinIO',
    ['Till -> Shop service', 'Shop service -receipts-> MinIO'],
  ],
  [
    'a place that a clause speaks of behind its verb',
    'network',
    'The router is connected to the core switch, on which the file server and the recorder hang',
    ['Core switch -> File server', 'Core switch -> Recorder'],
  ],
  [
    'one set of devices for each of what they hang on',
    'network',
    '2 leaf switches. 2 servers on each leaf switch',
    ['Leaf switch 1 -> Server 2', 'Leaf switch 2 -> Server 3', 'Leaf switch 2 -> Server 4'],
  ],
  [
    'the plural that opens a list as what each of its names is',
    'network',
    'Branch routers Rome, Oslo and Bern connect to the main switch',
    ['Rome branch router -> Main switch', 'Bern branch router -> Main switch'],
  ],
  [
    'two that are loaded, and what stands on top of what was named last',
    'architecture',
    'Sources are SAP and MES. Airflow loads both into Snowflake, Tableau sits on top',
    ['SAP -> Airflow', 'MES -> Airflow', 'Airflow -> Snowflake', 'Snowflake -> Tableau'],
  ],
  [
    'from where something is opened that was named before',
    'deployment',
    'The shop runs on a Windows server. Clerks open it from thin clients',
    ['Clerks -> Thin clients'],
  ],
  [
    'what takes turns by its turn',
    'network',
    'A switch with two db servers (primary/replica)',
    ['Switch -> Primary db server', 'Switch -> Replica db server'],
  ],
  ['a part with what it is there for', 'architecture', 'The API reads from Redis as the cache', ['API -> Redis']],
])('reads %s', (_, type, text, expected) => {
  expect(drawn(text, type)).toEqual(expect.arrayContaining(expected));
});

it('draws nothing that is refused, and adds no internet', () => {
  expect(drawn('1 router, 1 switch, 3 PCs, everything on the switch. No printer please.', 'network')).toEqual([
    'Switch -> PC 1',
    'Switch -> PC 2',
    'Switch -> PC 3',
    'Router -> Switch',
  ]);
});

it('tells what was refused', () => {
  const result = understand('router, switch and 2 PCs. No printer please.', { type: buildTopology('network') });
  expect(result.ok && result.warnings.map(({ message }) => message)).toContain(
    '"No printer" wasn’t drawn, because it says what you don’t want.',
  );
});

it('adds no lines to an architecture that tells of them', () => {
  const lines = drawn('The app calls the API. The API reads Redis. The API writes to MySQL. There is a wiki.');
  expect(lines.filter((line) => /wiki/i.test(line))).toEqual([]);
});

it('puts what is listed into the region that is named beside it', () => {
  expect(drawn('AWS, region Oslo, load balancer, 2 web servers', 'deployment')).toEqual(
    expect.arrayContaining(['Load balancer in Region Oslo', 'Region Oslo in AWS']),
  );
});

test('two singular names use something, a line lies from one to another, and computers in brackets are no pieces', () => {
  expect(drawn('Web calls the API. API and worker use postgres.')).toEqual([
    'Web -> API',
    'API -> Postgres',
    'Worker -> Postgres',
  ]);
  expect(drawn('A router and an HQ firewall. MPLS link from the router to the HQ firewall.', 'network')).toEqual([
    'Router -mpls link-> HQ firewall',
  ]);
  expect(
    drawn('A switch. At the switch there are two VLANs: Office (2 PCs), Lab (a NAS, an oscilloscope).', 'network'),
  ).toEqual([
    'Switch -> PC 1',
    'Switch -> PC 2',
    'Switch -> NAS',
    'Switch -> Oscilloscope',
    'PC 1 in VLAN Office',
    'PC 2 in VLAN Office',
    'NAS in VLAN Lab',
    'Oscilloscope in VLAN Lab',
  ]);
});
