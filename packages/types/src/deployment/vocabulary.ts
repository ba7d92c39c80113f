import type { Vocabulary } from '@diagloom/diagram/model';
import { areaKinds, topologyKinds } from '../families/topology/vocabulary.ts';

export const deploymentVocabulary: Vocabulary = {
  nodes: [
    { id: 'component', label: 'Component', synonyms: ['component', 'service', 'application', 'app', 'process'] },
    {
      id: 'artefact',
      label: 'Artifact',
      synonyms: ['artefact', 'artifact', 'jar', 'war', 'package', 'binary', 'executable', 'bundle', 'file'],
    },
    { id: 'container', label: 'Container', synonyms: ['container', 'docker container', 'image'] },
    { id: 'pod', label: 'Pod', synonyms: ['pod', 'replica', 'instance', 'task'] },
    ...topologyKinds(
      'server',
      'database',
      'cache',
      'queue',
      'storage',
      'search',
      'gateway',
      'load-balancer',
      'function',
      'worker',
      'browser',
      'desktop',
      'mobile',
      'user',
      'external',
      'cdn',
      'dns',
      'firewall',
      'monitoring',
      'mail',
    ),
  ],
  edges: [
    {
      id: 'connection',
      label: 'Communication path',
      synonyms: ['connection', 'communication path', 'connects to', 'talks to', 'calls', 'protocol'],
    },
    { id: 'deploys', label: 'Deployment', synonyms: ['deploys', 'deploy', 'deployed to', 'installs'] },
    { id: 'replicates', label: 'Replication', synonyms: ['replicates', 'replication', 'mirrors', 'backs up', 'syncs'] },
  ],
  groups: [
    {
      id: 'node',
      label: 'Node',
      synonyms: ['node', 'server', 'host', 'machine', 'virtual machine', 'vm', 'device', 'instance'],
    },
    {
      id: 'environment',
      label: 'Execution environment',
      synonyms: ['execution environment', 'runtime', 'application server', 'web server', 'container', 'pod', 'jvm'],
    },
    {
      id: 'stage',
      label: 'Stage',
      synonyms: ['stage', 'environment', 'production', 'staging', 'test environment', 'development environment'],
    },
    ...areaKinds('cluster', 'cloud', 'region', 'zone', 'vpc', 'subnet', 'site', 'dmz'),
  ],
};
