import type { Vocabulary } from '@diagloom/diagram/model';
import { areaKinds, topologyKinds } from '../families/topology/vocabulary.ts';

export const networkVocabulary: Vocabulary = {
  nodes: [
    { id: 'device', label: 'Device', synonyms: ['device', 'host', 'node', 'appliance', 'machine'] },
    ...topologyKinds(
      'internet',
      'router',
      'switch',
      'firewall',
      'access-point',
      'modem',
      'vpn',
      'load-balancer',
      'proxy',
      'dns',
      'server',
      'database',
      'storage',
      'desktop',
      'laptop',
      'phone',
      'mobile',
      'tablet',
      'printer',
      'camera',
      'sensor',
      'controller',
      'actuator',
      'display',
      'till',
      'user',
    ),
  ],
  edges: [
    { id: 'link', label: 'Link', synonyms: ['link', 'cable', 'connection', 'ethernet', 'fibre', 'fiber', 'trunk'] },
    { id: 'wireless', label: 'Wireless link', synonyms: ['wireless', 'wi-fi', 'wifi', 'wlan', 'radio', 'bluetooth'] },
    { id: 'tunnel', label: 'VPN tunnel', synonyms: ['vpn tunnel', 'tunnel', 'ipsec', 'site-to-site vpn'] },
  ],
  groups: [
    { id: 'zone', label: 'Zone', synonyms: ['zone', 'segment', 'network', 'area', 'floor'] },
    ...areaKinds('site', 'dmz', 'lan', 'vlan', 'subnet', 'cloud'),
  ],
};
