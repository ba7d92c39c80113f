import type { PrintedFile } from '../languages/language.ts';
import { screamingCase } from '../printing/cases.ts';
import { toFile } from '../printing/to-file.ts';
import { createWriter, type Writer } from '../printing/writer.ts';
import type { Program } from '../program/index.ts';
import { type Container, containersOf } from './containers.ts';

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

const yamlWriter = (includeComments: boolean): Writer =>
  createWriter({ indent: '  ', ...(includeComments && { comment: (lines) => lines.map((line) => `# ${line}`) }) });

const variable = (key: string): string => screamingCase({ words: key.split('-') });

const quoted = (text: string): string => JSON.stringify(text);

const writeCompose = (containers: readonly Container[], includeComments: boolean): Writer => {
  const writer = yamlWriter(includeComments);
  writer.comment('Set passwords, and the images of your own parts, in the environment or in a file named .env.');
  writer.block('services:', '', () => {
    for (const { key, image, port, needs } of containers) {
      writer.block(`${key}:`, '', () => {
        writer.line(`image: ${quoted(`\${${variable(key)}_IMAGE:-${image?.name ?? `example/${key}:latest`}}`)}`);
        if (image?.command !== undefined) writer.line(`command: ${image.command}`);
        const fixed = Object.entries(image?.environment ?? {});
        const password = image?.password;
        const addresses = needs.map(
          (need) =>
            [
              `${variable(need)}_ADDRESS`,
              `${need}:${containers.find((each) => each.key === need)?.port ?? port}`,
            ] as const,
        );
        if (password !== undefined || fixed.length + addresses.length > 0) {
          writer.block('environment:', '', () => {
            if (password !== undefined)
              writer.line(`${password}: ${quoted(`\${${variable(key)}_PASSWORD:-change-me}`)}`);
            for (const [name, address] of [...fixed, ...addresses]) writer.line(`${name}: ${quoted(address)}`);
          });
        }
        if (needs.length === 0) return;
        writer.block('depends_on:', '', () => {
          for (const need of needs) writer.line(`- ${need}`);
        });
      });
    }
  });
  return writer;
};

/** A deployment and a service per part. */
const writeKubernetes = (containers: readonly Container[]): Writer => {
  const writer = yamlWriter(false);
  for (const [index, { key, image, port }] of containers.entries()) {
    const name = kubernetesName(key);
    if (index > 0) writer.line('---');
    writer.line('apiVersion: apps/v1');
    writer.line('kind: Deployment');
    writer.block('metadata:', '', () => writer.line(`name: ${name}`));
    writer.block('spec:', '', () => {
      writer.line('replicas: 1');
      writer.block('selector:', '', () => writer.block('matchLabels:', '', () => writer.line(`app: ${name}`)));
      writer.block('template:', '', () => {
        writer.block('metadata:', '', () => writer.block('labels:', '', () => writer.line(`app: ${name}`)));
        writer.block('spec:', '', () =>
          writer.block('containers:', '', () => {
            writer.line(`- name: ${name}`);
            writer.indented(() => {
              writer.line(`image: ${quoted(image?.name ?? `example/${key}:1.0.0`)}`);
              if (image?.command !== undefined)
                writer.line(`args: [${image.command.split(' ').map(quoted).join(', ')}]`);
              const fixed = Object.entries(image?.environment ?? {});
              if (fixed.length > 0 || image?.password !== undefined)
                writer.block('env:', '', () => {
                  for (const [variableName, value] of fixed) {
                    writer.line(`- name: ${variableName}`);
                    writer.line(`  value: ${quoted(value)}`);
                  }
                  if (image?.password !== undefined) writePassword(writer, image.password, name);
                });
              writer.block('ports:', '', () => writer.line(`- containerPort: ${port}`));
            });
          }),
        );
      });
    });
    writer.line('---');
    writer.line('apiVersion: v1');
    writer.line('kind: Service');
    writer.block('metadata:', '', () => writer.line(`name: ${name}`));
    writer.block('spec:', '', () => {
      writer.block('selector:', '', () => writer.line(`app: ${name}`));
      writer.block('ports:', '', () => writer.line(`- port: ${port}`));
    });
  }
  return writer;
};

/** Passwords stay out of the manifest: a secret of the part's name holds them. */
const writePassword = (writer: Writer, variableName: string, name: string): void => {
  writer.line(`- name: ${variableName}`);
  writer.indented(() =>
    writer.block('valueFrom:', '', () =>
      writer.block('secretKeyRef:', '', () => {
        writer.line(`name: ${name}`);
        writer.line('key: password');
      }),
    ),
  );
};

/** Names of Kubernetes begin with a letter and are at most 63 characters long. */
const kubernetesName = (key: string): string =>
  (/^[a-z]/.test(key) ? key : `part-${key}`).slice(0, 63).replace(/-+$/, '');
