import type { Writer } from '../printing/writer.ts';
import { addressesOf, environmentOf, variableOf } from './addresses.ts';
import { type Container, configFile, isConfigured } from './containers.ts';
import { nginxConfig } from './nginx-config.ts';
import { quoted, yamlWriter } from './yaml.ts';

/** All parts as services of one compose file; what a database keeps lies in a volume of its own. */
export const writeCompose = (containers: readonly Container[], includeComments: boolean): Writer => {
  const writer = yamlWriter(includeComments);
  writer.comment('Set passwords, and the images of your own parts, in the environment or in a file named .env.');
  writer.block('services:', '', () => {
    for (const container of containers)
      writer.block(`${container.key}:`, '', () => writeService(writer, container, containers));
  });
  const keeping = containers.filter(({ image }) => image?.data !== undefined);
  if (keeping.length > 0)
    writer.block('volumes:', '', () => {
      for (const { key } of keeping) writer.line(`${key}-data:`);
    });
  const configured = containers.filter(isConfigured);
  if (configured.length > 0)
    writer.block('configs:', '', () => {
      for (const container of configured)
        writer.block(`${container.key}-config:`, '', () =>
          writer.block('content: |', '', () => {
            // A dollar sign of its own is written twice.
            for (const line of nginxConfig(container, containers, (need) => need))
              writer.line(line.replaceAll('$', '$$$$'));
          }),
        );
    });
  return writer;
};

const writeService = (writer: Writer, container: Container, containers: readonly Container[]): void => {
  const { key, image, needs } = container;
  writer.line(`image: ${quoted(`\${${variableOf(key)}_IMAGE:-${image?.name ?? `example/${key}:latest`}}`)}`);
  if (image?.command !== undefined) writer.line(`command: ${image.command}`);
  const hostOf = (need: string): string => need;
  const told = [
    ...environmentOf(container, hostOf),
    ...(isConfigured(container) ? [] : addressesOf(container, containers, { hostOf, settable: true })),
  ];
  const password = image?.password;
  if (password !== undefined || told.length > 0)
    writer.block('environment:', '', () => {
      if (password !== undefined)
        writer.line(
          `${password}: ${quoted(`\${${variableOf(key)}_PASSWORD:-${image?.firstPassword ?? 'change-me'}}`)}`,
        );
      for (const [name, value] of told) writer.line(`${name}: ${quoted(value)}`);
    });
  if (image?.data !== undefined)
    writer.block('volumes:', '', () => writer.line(`- ${quoted(`${key}-data:${image.data}`)}`));
  if (isConfigured(container))
    writer.block('configs:', '', () => {
      writer.line(`- source: ${key}-config`);
      writer.indented(() => writer.line(`target: ${configFile}`));
    });
  if (needs.length === 0) return;
  writer.block('depends_on:', '', () => {
    for (const need of needs) writer.line(`- ${need}`);
  });
};
