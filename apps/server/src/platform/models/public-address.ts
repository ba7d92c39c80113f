import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that networks of the world are taken from (RFC 4291); what lies outside may stand for an IPv4 address of ours. */
const global6 = ipaddr.IPv6.parse('2000::');

/** True for addresses of the world alone: not this machine, not its networks, nothing that is set apart, in whichever form it is written. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(global6, 3));
};
