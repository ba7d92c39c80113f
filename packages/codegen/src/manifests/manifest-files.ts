import type { PrintedFile } from '../languages/language.ts';
import { toFile } from '../printing/to-file.ts';
import type { Program } from '../program/index.ts';
import { variableOf } from './addresses.ts';
import { type Container, containersOf } from './containers.ts';
import { writeCompose } from './write-compose.ts';
import { writeKubernetes } from './write-kubernetes.ts';

/** What starts the parts of a system together: a compose file, and manifests for Kubernetes in the production style. None in the minimal one. */
export const manifestFiles = (program: Program, includeComments: boolean): readonly PrintedFile[] => {
  const containers = program.style === 'minimal' ? [] : containersOf(program);
  if (containers.length === 0) return [];
  const compose = toFile(
    'compose.yaml',
    writeCompose(containers, includeComments),
    toldOf(containers, program),
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

/** Own parts have no image before somebody builds it, and passwords are nobody’s before they are set. */
const toldOf = (containers: readonly Container[], { services }: Program): string => {
  const [own] = containers.filter(({ image }) => image === undefined);
  const asksPassword = containers.some(({ image }) => image?.password !== undefined);
  const missing = [
    ...(own === undefined
      ? []
      : [
          `build an image of each of your own parts, of which neither a Dockerfile nor what listens at its port is written here, and name them (\`${variableOf(own.key)}_IMAGE\` and so on)`,
        ]),
    ...(asksPassword ? ['set the passwords'] : []),
  ];
  const starts = `Starts ${own === undefined ? 'all parts' : 'the infrastructure and your own parts'}: \`docker compose up\`.`;
  const gates = containers
    .filter(({ behind, label }) => behind.length > 0 && services.some(({ name }) => name.label === label))
    .map(({ label }) => `“${label}”`);
  const stands =
    gates.length === 0
      ? ''
      : ` There nginx does what ${new Intl.ListFormat('en').format(gates)} does, not the class of that name.`;
  return `${missing.length === 0 ? starts : `${starts} Before that, ${missing.join(' and ')} in \`.env\`.`}${stands}`;
};
