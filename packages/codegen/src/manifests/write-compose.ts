import type { Writer } from '../printing/writer.ts';
import { addressesOf, environmentOf, guardedNeedsOf, ownPortOf, signInsOf, variableOf } from './addresses.ts';
import { configOf } from './config-of.ts';
import { type Container, configFile, isConfigured } from './containers.ts';
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
            for (const line of configOf(container, containers, (need) => need))
              writer.line(line.replaceAll('$', '$$$$'));
          }),
        );
    });
  return writer;
};

const writeService = (writer: Writer, container: Container, containers: readonly Container[]): void => {
  const { key, image, needs, port } = container;
  writer.line(`image: ${quoted(imageOf(container))}`);
  if (image?.command !== undefined) writer.line(`command: ${image.command}`);
  const told = environmentFor(container, containers);
  if (told.length > 0)
    writer.block('environment:', '', () => {
      for (const [name, value] of told) writer.line(`${name}: ${quoted(value)}`);
    });
  if (container.isEntered && port !== undefined)
    writer.block('ports:', '', () =>
      writer.line(`- ${quoted(`\${${variableOf(key)}_PORT:-${publishedAs(container, containers)}}:${port}`)}`),
    );
  if (image?.data !== undefined)
    writer.block('volumes:', '', () => writer.line(`- ${quoted(`${key}-data:${image.data}`)}`));
  if (isConfigured(container))
    writer.block('configs:', '', () => {
      writer.line(`- source: ${key}-config`);
      writer.indented(() => writer.line(`target: ${configFile(container)}`));
    });
  if (image?.isReady !== undefined) writeHealth(writer, image.isReady);
  if (needs.length === 0) return;
  writer.block('depends_on:', '', () => {
    for (const need of needs) {
      const isAsked = containers.some((each) => each.key === need && each.image?.isReady !== undefined);
      writer.block(`${need}:`, '', () => writer.line(`condition: ${isAsked ? 'service_healthy' : 'service_started'}`));
    }
  });
};

/** Own parts have an image once somebody has built it. */
const imageOf = ({ key, image }: Container): string =>
  `\${${variableOf(key)}_IMAGE${image === undefined ? ':?build your image and name it' : `:-${image.name}`}}`;

/** Nobody but whoever starts it knows a password. */
const passwordOf = (key: string): string => `\${${variableOf(key)}_PASSWORD:?set it in .env}`;

const environmentFor = (
  container: Container,
  containers: readonly Container[],
): readonly (readonly [variable: string, value: string])[] => {
  const { key, image } = container;
  const hostOf = (need: string): string => need;
  return [
    ...(image?.password === undefined ? [] : [[image.password, passwordOf(key)] as const]),
    ...environmentOf(container, hostOf),
    ...ownPortOf(container),
    ...(isConfigured(container)
      ? []
      : [
          ...addressesOf(container, containers, { hostOf, settable: true }),
          ...signInsOf(container, containers),
          ...guardedNeedsOf(container, containers).map(
            (need) => [`${variableOf(need)}_PASSWORD`, passwordOf(need)] as const,
          ),
        ]),
  ];
};

/** No two parts are entered at the same port of the machine; what speaks something else than the web is found at its usual one where that is free. */
const publishedAs = (container: Container, containers: readonly Container[]): number => {
  const entered = containers.filter(({ isEntered, port }) => isEntered && port !== undefined);
  const { port = 8080 } = container;
  const isFree = port < 8000 && port !== 80 && entered.find((each) => each.port === port) === container;
  return isFree ? port : 8080 + entered.indexOf(container);
};

const writeHealth = (writer: Writer, command: string): void =>
  writer.block('healthcheck:', '', () => {
    writer.line(`test: [${['CMD-SHELL', command.replaceAll('$', '$$$$')].map(quoted).join(', ')}]`);
    writer.line('interval: 5s');
    writer.line('retries: 60');
  });
