import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'who listens and acts, with an article',
    'architecture',
    'Sensors send readings to a broker. A Python script subscribes and writes them to InfluxDB.',
    ['Broker -> Python script', 'Python script -> InfluxDB'],
  ],
  [
    'what is done before it is kept',
    'architecture',
    'The portal sends documents to ClamAV. Documents are scanned by ClamAV before they’re stored in MinIO.',
    ['ClamAV -> MinIO'],
  ],
  [
    'a chain of a place',
    'network',
    'Lyon and Brno are two sites. Lyon: router - core switch - mail server. Brno: router - printer.',
    ['Router -> Core switch', 'Core switch -> Mail server'],
  ],
  [
    'where data lives',
    'architecture',
    'The shop uses MySQL. Sessions live in memcached.',
    ['Shop -sessions-> Memcached'],
  ],
  [
    'a place with what is there, without a verb',
    'network',
    'Firewall with a DMZ and a LAN. In the LAN one core switch, two access switches on it.',
    ['Firewall -> Core switch', 'Core switch -> Access switch 1', 'Core switch in LAN'],
  ],
  [
    'what is below what was named last',
    'network',
    'internet into a firewall, underneath two core switches, below them a printer',
    ['Internet -> Firewall', 'Firewall -> Core switch 1', 'Firewall -> Core switch 2'],
  ],
  [
    'a list behind what hangs below',
    'network',
    'A router, below one office switch: two printers and three PCs',
    ['Router -> Office switch', 'Office switch -> Printer 1', 'Office switch -> PC 3'],
  ],
  [
    'a second line, and what is only at one place',
    'network',
    'HQ Oslo connects by MPLS to branches Bergen, Moss; Moss also has an LTE backup to HQ. Internet only at HQ through two firewalls',
    ['Moss -lte backup-> HQ Oslo', 'HQ Oslo -> Firewall 1', 'Firewall 2 -> Internet'],
  ],
  [
    'levels of a plant as zones, and another one of what was named',
    'network',
    'L1: PLC, drive. L2: HMI. L3: historian. Cell firewall between L2 and L3, another one from L3 to the office network',
    ['HMI in L2', 'HMI -> Cell firewall', 'Cell firewall 2 -> Office network'],
  ],
  [
    'rooms as places',
    'network',
    'Two labs with a printer and a PC each, all cabled to a switch in the corridor',
    ['Printer 1 in Lab 1', 'PC 2 in Lab 2', 'PC 1 -> Switch', 'Switch in Corridor'],
  ],
  [
    'layers told with brackets',
    'architecture',
    'three layers: front (website, kiosk), logic (pricing engine, order service), storage (mysql, redis). the website calls the order service.',
    ['Website -> Order service', 'Website in Front', 'Pricing engine in Logic', 'Redis in Storage'],
  ],
  [
    'each its own, with a noun that is told once',
    'architecture',
    'website -> gateway -> seat, catalog, user service, each its own mysql',
    ['Seat service -> Seat MySQL', 'User service -> User MySQL', 'Gateway -> Catalog service'],
  ],
  [
    'what is pulled from some into another',
    'architecture',
    'We pull data from SAP and Stripe nightly with Airflow into S3. From there it is loaded into Redshift, where dbt cleans it.',
    ['SAP -> Airflow', 'Stripe -> Airflow', 'Airflow -> S3', 'S3 -> Redshift', 'Dbt -> Redshift'],
  ],
  [
    'the middle that connects others',
    'architecture',
    'The message bus shall connect the CRM, the ERP and the shop.',
    ['Message bus -> CRM', 'Message bus -> ERP', 'Message bus -> Shop'],
  ],
  [
    'who listens and goes on',
    'architecture',
    'The ledger service writes to Kafka, the mailer subscribes and sends letters through Lob',
    ['Ledger service -> Kafka', 'Kafka -> Mailer', 'Mailer -letters-> Lob'],
  ],
  ['processors with their letter', 'architecture', 'parser -> x64 + ARM backend', ['Parser -> X64']],
])('reads %s', (_, id, text, lines) => {
  expect(drawn(text, id)).toEqual(expect.arrayContaining(lines));
});
