import type { TypeCues } from '@diagloom/diagram/model';

export const networkCues: TypeCues = {
  names: ['network diagram', 'network topology', 'network map', 'network plan'],
  heads: [
    'network',
    'wifi',
    'wi-fi',
    'lan',
    'wifi setup',
    'wi-fi setup',
    'network setup',
    'data center',
    'data centre',
    'home lab',
    'homelab',
  ],
  signs: [
    [
      {
        pattern:
          /\b(?:routers?|switch(?:es)?|firewalls?|access points?|vlans?|subnets?|dmz|lan|wi-?fi|workstations?|printers?|modems?)\b/i,
        atLeast: 4,
      },
      { pattern: /\b(?:connects?|connected|links?|linked|plugged|attached|behind)\b/i, atLeast: 2 },
    ],
  ],
};
