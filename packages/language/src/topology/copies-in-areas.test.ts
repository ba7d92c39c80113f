import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'two zones by letters, and what runs in each',
    'Two availability zones a and b. In each zone runs a pod group with web servers behind one load balancer.',
    ['Zone a web servers in Zone a pod group', 'Zone b web servers in Zone b pod group', 'Zone a pod group in Zone a'],
  ],
  [
    'two data centres by name, with lines in each',
    'Two data centers, Rome and Oslo. Each has a load balancer and two app servers.',
    [
      'Rome load balancer -> Rome app server 1',
      'Rome load balancer -> Rome app server 2',
      'Oslo load balancer -> Oslo app server 1',
      'Oslo load balancer in Data center Oslo',
    ],
  ],
  [
    'several behind one in every region',
    'Two regions (north and south). In every region: one ALB in front of two EC2 app servers.',
    ['North ALB -> North EC2 app server 1', 'South ALB -> South EC2 app server 2', 'South ALB in Region south'],
  ],
  [
    'an area by its name alone',
    'Two data centers, Rome and Oslo. The MySQL primary runs in Rome and replicates to Oslo.',
    ['MySQL primary -> MySQL replica', 'MySQL primary in Data center Rome', 'MySQL replica in Data center Oslo'],
  ],
  [
    'namespaces that head the lists behind their number',
    'A Kubernetes cluster with two namespaces. till: cart and stock service. watch: Prometheus. Prometheus scrapes the cart.',
    ['Cart service in Namespace till', 'Prometheus in Namespace watch', 'Namespace till in Kubernetes cluster'],
  ],
  [
    'a replica of the one primary',
    'Two zones north and south. The primary database is in zone north, its standby replica in zone south.',
    ['Primary database -> Standby replica', 'Standby replica in Zone south'],
  ],
  [
    'who is let in from where',
    'A server in a VPC calls MySQL. A bastion host accepts SSH from the plant.',
    ['Plant -ssh-> Bastion host'],
  ],
])('reads %s', (_, text, lines) => {
  expect(drawn(text, 'deployment')).toEqual(expect.arrayContaining(lines));
});

it('leads no balancer to a standby', () => {
  const lines = drawn(
    'Two zones north and south. Each zone has two web servers behind one load balancer. The primary database is in zone north, its standby replica in zone south.',
    'deployment',
  );
  expect(lines.filter((line) => line.endsWith('-> Standby replica'))).toEqual(['Primary database -> Standby replica']);
});
