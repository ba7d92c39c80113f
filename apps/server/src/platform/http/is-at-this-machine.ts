import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** What proxies add when they pass a request on. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
] as const;

/** Whether a request comes straight from a program on this machine. Behind a proxy every request does, so one that passed any does not count. */
export const isAtThisMachine = ({ socket, headers }: FastifyRequest): boolean => {
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return address !== '' && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};
