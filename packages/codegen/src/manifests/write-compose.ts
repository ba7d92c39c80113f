import type { Writer } from '../printing/writer.ts';
import { addressesOf, variableOf } from './addresses.ts';
import type { Container } from './containers.ts';
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
  return writer;
};

const writeService = (writer: Writer, container: Container, containers: readonly Container[]): void => {
  const { key, image, needs } = container;
  writer.line(`image: ${quoted(`\${${variableOf(key)}_IMAGE:-${image?.name ?? `example/${key}:latest`}}`)}`);
  if (image?.command !== undefined) writer.line(`command: ${image.command}`);
  const told = [...Object.entries(image?.environment ?? {}), ...addressesOf(container, containers, (need) => need)];
  const password = image?.password;
  if (password !== undefined || told.length > 0)
    writer.block('environment:', '', () => {
      if (password !== undefined) writer.line(`${password}: ${quoted(`\${${variableOf(key)}_PASSWORD:-change-me}`)}`);
      for (const [name, value] of told) writer.line(`${name}: ${quoted(value)}`);
    });
  if (image?.data !== undefined)
    writer.block('volumes:', '', () => writer.line(`- ${quoted(`${key}-data:${image.data}`)}`));
  if (needs.length === 0) return;
  writer.block('depends_on:', '', () => {
    for (const need of needs) writer.line(`- ${need}`);
  });
};
