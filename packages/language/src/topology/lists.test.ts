import { expect, it } from 'vitest';
import { buildTopology, drawn } from '../testing/drawn-topology.ts';
import { understand } from '../understand.ts';

it.each([
  [
    'a modifier of one item',
    'deployment',
    'Shop on Tomcat, Oracle on a separate server, Redis',
    ['Shop in Tomcat', 'Oracle in Server'],
  ],
  [
    'a modifier of the last pair of what something has',
    'network',
    'Office with a switch, a printer, a web server and a mail server in a DMZ',
    ['Web server in DMZ', 'Mail server in DMZ', 'Printer in Office'],
  ],
  [
    'what an item has up to the comma',
    'architecture',
    'API with Postgres, worker with Redis',
    ['API -> Postgres', 'Worker -> Redis'],
  ],
  [
    'what each of those listed has, whatever they are called',
    'architecture',
    'The gateway calls orders and stock. Each service has its own database.',
    ['Orders -> Orders database', 'Stock -> Stock database'],
  ],
  [
    'a chain of dashes',
    'network',
    'internet - router - switch - 2 printers',
    ['Internet -> Router', 'Switch -> Printer 2'],
  ],
  [
    'one for each purpose',
    'architecture',
    'The gateway calls functions for orders, carts and users',
    ['Gateway -> Orders function', 'Gateway -> Users function'],
  ],
  [
    'short and long names of one product',
    'architecture',
    'The API calls Lambda functions. The Lambdas write to DynamoDB.',
    ['API -> Lambda functions', 'Lambda functions -> DynamoDB'],
  ],
  [
    'two tiers without a comma',
    'architecture',
    'web app with frontend backend and db',
    ['Frontend -> Backend', 'Backend -> Db'],
  ],
  ['how many per each', 'network', '2 racks, 2 servers per rack', ['Server 1 in Rack 1', 'Server 4 in Rack 2']],
  [
    'replicas as parts',
    'deployment',
    'k8s: 2 replicas of the backend, postgres',
    ['Backend 1 -> Postgres', 'Backend 2 -> Postgres'],
  ],
  [
    'one of those counted after the other',
    'deployment',
    'three VMs: one runs nginx, one runs the shop, one runs mysql',
    ['Nginx in VM 1', 'Shop in VM 2', 'MySQL in VM 3'],
  ],
  [
    'nodes that run something each',
    'deployment',
    'Cluster with 2 nodes running web pods and api pods',
    ['Web pods 1 in Node 1', 'API pods 2 in Node 2'],
  ],
  [
    'a whole above its parts as the title',
    'architecture',
    'RAG chatbot with a web UI, FastAPI backend and vector database',
    ['Web UI -> FastAPI backend', 'FastAPI backend -> Vector database'],
  ],
  [
    'a part with its stores as a part',
    'architecture',
    'PHP app with MySQL and Memcached',
    ['PHP app -> MySQL', 'PHP app -> Memcached'],
  ],
  [
    'a cloud in the title as a frame',
    'architecture',
    'Azure: App Service, Cosmos DB, Service Bus',
    ['App Service in Azure', 'Service Bus in Azure'],
  ],
  [
    'a namespace in a list around the rest of it',
    'deployment',
    'ingress, 2 replicas of the shop, postgres, namespace prod',
    ['Shop 1 in Namespace prod', 'Postgres in Namespace prod'],
  ],
  [
    'layers around the devices that share their word',
    'network',
    'core layer, access layer, 2 core switches, 2 access switches',
    ['Core switch 1 in Core layer', 'Access switch 2 in Access layer'],
  ],
  [
    'what is done via what as a label',
    'architecture',
    'Node API, push notifications via FCM, Postgres',
    ['Node API -push notifications-> FCM'],
  ],
  [
    'a series of subjects',
    'architecture',
    'Orders publishes events to Kafka, payments, stock and mail consume it',
    ['Kafka -> Payments', 'Kafka -> Stock', 'Kafka -> Mail'],
  ],
  [
    'over what a site is connected',
    'network',
    'Two branches connected by site-to-site VPN to headquarters. HQ has a firewall. Each branch has a router.',
    ['Router 1 -site-to-site vpn-> Firewall', 'Router 2 -site-to-site vpn-> Firewall'],
  ],
  [
    'managed services outside the cluster before them',
    'deployment',
    'AKS with an ingress and 2 services, Azure SQL',
    ['Ingress in AKS', 'Service 2 in AKS'],
  ],
  [
    'what an area is there for as its contents',
    'network',
    'switch, VLAN 10 for laptops, VLAN 20 for printers',
    ['Laptops in VLAN 10', 'Printers in VLAN 20', 'Switch -> Laptops'],
  ],
])('reads %s', (_, type, prompt, lines) => {
  expect(drawn(prompt, type)).toEqual(expect.arrayContaining(lines));
});

it('tells which connections were added', () => {
  const result = understand('router, firewall and switch', { type: buildTopology('network') });
  expect(result.ok && result.warnings).toEqual([
    {
      code: 'inferred',
      message:
        'The prompt doesn’t say how all of its parts are connected. 2 connections were added based on the parts’ usual roles: Router to Firewall, Firewall to Switch.',
    },
  ]);
});

it('puts each of several products into a container of its own', () => {
  const lines = drawn('redis and postgres containers on one host', 'deployment');
  expect(lines).toEqual(expect.arrayContaining(['Redis container in Host', 'Postgres container in Host']));
});

it('gives each service of a list its name and what each of them has', () => {
  const lines = drawn(
    'The gate calls three services: orders, users and fines. Each of them has its own database.',
    'architecture',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Gate -> Orders service',
      'Gate -> Users service',
      'Users service -> Users database',
      'Fines service -> Fines database',
    ]),
  );
  expect(drawn('The gate calls the orders, users and fines services.', 'architecture')).toEqual(
    expect.arrayContaining(['Gate -> Orders service', 'Gate -> Users service', 'Gate -> Fines service']),
  );
});

it('reads a list in brackets of which one part is told of', () => {
  expect(drawn('Office (laptop, camera, a NAS they copy to) connects to the router', 'network')).toEqual(
    expect.arrayContaining(['Laptop -> Router', 'Camera -> Router', 'NAS -> Router']),
  );
});
