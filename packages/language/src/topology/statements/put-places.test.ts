import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn-topology.ts';

it.each([
  [
    'one in each of several places with what is on it',
    'k3s node in each hall (Lyon, Porto), pods player + cache on it, player reads the cache',
    ['Lyon k3s node player in Lyon k3s node', 'Porto k3s node player -> Porto k3s node cache'],
  ],
  [
    'what stands on the same machine',
    'The shop runs on the HQ VM. Tills login at Keycloak, same VM.',
    ['Tills -> Keycloak', 'Keycloak in HQ VM'],
  ],
  [
    'machines that head lists, and what they are made with',
    'Barn PC (Windows): milk service + a file. Farm server, Debian w/ Docker: shop, Postgres. The milk service calls the shop.',
    ['Milk service in Barn PC (Windows)', 'Shop in Docker', 'Docker in Farm server (Debian)', 'Milk service -> Shop'],
  ],
  [
    'machines by their codes',
    'The lab on 2 servers: srv1 proxy, srv2 shop + MySQL. proxy -> shop -> MySQL',
    ['Proxy in Server srv1', 'MySQL in Server srv2', 'Proxy -> Shop'],
  ],
  [
    'zones by letters, and so many in each',
    'eu-west-1, AZs a+b, per AZ one cluster with two web pods. ALB in front of all 4. Aurora writer in a, reader in b.',
    ['ALB -> AZ b web pod 2', 'AZ b web pod 2 in AZ b cluster', 'Aurora writer -> Aurora reader'],
  ],
  [
    'a file and its short name, and what says only how',
    'The war file (tax.war) runs on Tomcat. Oracle runs on a server, reached by JDBC, and is used by Tax.',
    ['tax.war -> Oracle'],
  ],
  [
    'devices that carry programs',
    'The harvester carries a cab terminal with the map app and a control unit with the yield service. The map app calls the yield service.',
    ['Map app in Cab terminal', 'Yield service in Control unit', 'Map app -> Yield service'],
  ],
  [
    'tags of images, and classes before names',
    'Namespace shop -> 2 pods nginx. The server runs the container till-api:2.4 and the container stock.',
    ['Nginx pod 2 in Namespace shop', 'Container till-api:2.4 in Server'],
  ],
  [
    'which of several machines',
    'Two VMware hosts in the cellar, host 1 runs the shop, host 2 runs the store. The shop calls the store.',
    ['Shop in VMware host 1', 'Store in VMware host 2'],
  ],
])('reads %s', (_, text, expected) => {
  expect(drawn(text, 'deployment')).toEqual(expect.arrayContaining([...expected]));
});
