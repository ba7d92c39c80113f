import type { Vocabulary } from '@diagloom/diagram/model';
import { areaKinds, topologyKinds } from '../families/topology/vocabulary.ts';

export const architectureVocabulary: Vocabulary = {
  nodes: [
    {
      id: 'service',
      label: 'Service',
      synonyms: ['service', 'microservice', 'component', 'application', 'app', 'backend', 'server', 'module', 'system'],
    },
    ...topologyKinds(
      'database',
      'cache',
      'queue',
      'storage',
      'search',
      'gateway',
      'load-balancer',
      'function',
      'worker',
      'api',
      'client',
      'browser',
      'mobile',
      'user',
      'external',
      'sensor',
      'cdn',
      'dns',
      'firewall',
      'identity',
      'monitoring',
      'mail',
      'model',
    ),
  ],
  edges: [
    { id: 'call', label: 'Call', synonyms: ['call', 'calls', 'request', 'uses', 'connects to', 'sends to'] },
    {
      id: 'async',
      label: 'Asynchronous message',
      synonyms: ['async', 'asynchronous', 'event', 'message', 'publishes', 'subscribes', 'consumes', 'enqueues'],
    },
    {
      id: 'data',
      label: 'Data flow',
      synonyms: ['data', 'data flow', 'reads', 'writes', 'stores', 'replicates', 'queries', 'syncs'],
    },
  ],
  groups: [
    { id: 'group', label: 'Group', synonyms: ['group', 'area', 'domain', 'module'] },
    ...areaKinds('system', 'tier', 'zone', 'cloud', 'region', 'vpc', 'subnet', 'cluster', 'site'),
  ],
};
