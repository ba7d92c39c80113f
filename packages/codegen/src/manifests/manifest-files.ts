import type { PrintedFile } from '../languages/language.ts';
import { toFile } from '../printing/to-file.ts';
import type { Program } from '../program/index.ts';
import { containersOf } from './containers.ts';
import { writeCompose } from './write-compose.ts';
import { writeKubernetes } from './write-kubernetes.ts';

/** What starts the parts of a system together: a compose file, and manifests for Kubernetes in the production style. None in the minimal one. */
export const manifestFiles = (program: Program, includeComments: boolean): readonly PrintedFile[] => {
  const containers = program.style === 'minimal' ? [] : containersOf(program);
  if (containers.length === 0) return [];
  const compose = toFile(
    'compose.yaml',
    writeCompose(containers, includeComments),
    'Starts all parts: `docker compose up`.',
    'project',
  );
  if (program.style !== 'production') return [compose];
  return [
    compose,
    toFile(
      'kubernetes.yaml',
      writeKubernetes(containers),
      'The same parts for Kubernetes; each password is the key “password” of a secret named after its part.',
      'project',
    ),
  ];
};
