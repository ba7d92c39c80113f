import type { Writer } from '../printing/writer.ts';
import { addressesOf, environmentOf, guardedNeedsOf, ownPortOf, signInsOf, variableOf } from './addresses.ts';
import { configOf } from './config-of.ts';
import { type Container, configFile, isConfigured } from './containers.ts';
import { quoted, yamlWriter } from './yaml.ts';

/** A deployment and a service per part, and a claim for what a database keeps. */
export const writeKubernetes = (containers: readonly Container[]): Writer => {
  const writer = yamlWriter(false);
  for (const [index, container] of containers.entries()) {
    const { key, image, port } = container;
    const name = kubernetesName(key);
    if (index > 0) writer.line('---');
    if (image?.data !== undefined) writeClaim(writer, name);
    if (isConfigured(container)) writeConfig(writer, name, configOf(container, containers, kubernetesName));
    writer.line('apiVersion: apps/v1');
    writer.line('kind: Deployment');
    writer.block('metadata:', '', () => writer.line(`name: ${name}`));
    writer.block('spec:', '', () => {
      writer.line('replicas: 1');
      // Two of them at once would write to the same files.
      if (image?.data !== undefined) writer.block('strategy:', '', () => writer.line('type: Recreate'));
      writer.block('selector:', '', () => writer.block('matchLabels:', '', () => writer.line(`app: ${name}`)));
      writer.block('template:', '', () => {
        writer.block('metadata:', '', () => writer.block('labels:', '', () => writer.line(`app: ${name}`)));
        writer.block('spec:', '', () => {
          writer.block('containers:', '', () => writeContainer(writer, container, containers));
          if (image?.data !== undefined) writeVolume(writer, name);
          if (isConfigured(container)) writeConfigVolume(writer, name);
        });
      });
    });
    if (port === undefined) continue;
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

const writeContainer = (writer: Writer, container: Container, containers: readonly Container[]): void => {
  const { key, image, port } = container;
  const name = kubernetesName(key);
  writer.line(`- name: ${name}`);
  writer.indented(() => {
    writer.line(`image: ${quoted(image?.name ?? `example/${key}:1.0.0`)}`);
    if (image?.command !== undefined) writer.line(`args: [${image.command.split(' ').map(quoted).join(', ')}]`);
    const told = [
      ...environmentOf(container, kubernetesName),
      ...ownPortOf(container),
      ...(isConfigured(container)
        ? []
        : [
            ...addressesOf(container, containers, { hostOf: kubernetesName, settable: false }),
            ...signInsOf(container, containers),
          ]),
    ];
    const guarded = isConfigured(container) ? [] : guardedNeedsOf(container, containers);
    if (told.length + guarded.length > 0 || image?.password !== undefined)
      writer.block('env:', '', () => {
        for (const [variable, value] of told) {
          writer.line(`- name: ${variable}`);
          writer.line(`  value: ${quoted(value)}`);
        }
        if (image?.password !== undefined) writePassword(writer, image.password, name);
        for (const need of guarded) writePassword(writer, `${variableOf(need)}_PASSWORD`, kubernetesName(need));
      });
    if (port !== undefined) writePort(writer, port);
    if (isConfigured(container))
      writer.block('volumeMounts:', '', () => {
        writer.line('- name: config');
        writer.indented(() => {
          writer.line(`mountPath: ${configFile(container)}`);
          writer.line('subPath: default.conf');
        });
      });
    if (image?.data === undefined) return;
    const { data } = image;
    writer.block('volumeMounts:', '', () => {
      writer.line('- name: data');
      writer.indented(() => {
        writer.line(`mountPath: ${data}`);
        // Some images refuse a folder that is not empty, as the root of a volume may be.
        writer.line('subPath: data');
      });
    });
  });
};

const writePort = (writer: Writer, port: number): void => {
  writer.block('ports:', '', () => writer.line(`- containerPort: ${port}`));
  writer.block('readinessProbe:', '', () => writer.block('tcpSocket:', '', () => writer.line(`port: ${port}`)));
};

/** Passwords stay out of the manifest: a secret of the part's name holds them. */
const writePassword = (writer: Writer, variable: string, name: string): void => {
  writer.line(`- name: ${variable}`);
  writer.indented(() =>
    writer.block('valueFrom:', '', () =>
      writer.block('secretKeyRef:', '', () => {
        writer.line(`name: ${name}`);
        writer.line('key: password');
      }),
    ),
  );
};

const writeVolume = (writer: Writer, name: string): void =>
  writer.block('volumes:', '', () => {
    writer.line('- name: data');
    writer.indented(() => writer.block('persistentVolumeClaim:', '', () => writer.line(`claimName: ${name}-data`)));
  });

const writeConfigVolume = (writer: Writer, name: string): void =>
  writer.block('volumes:', '', () => {
    writer.line('- name: config');
    writer.indented(() => writer.block('configMap:', '', () => writer.line(`name: ${name}-config`)));
  });

const writeConfig = (writer: Writer, name: string, lines: readonly string[]): void => {
  writer.line('apiVersion: v1');
  writer.line('kind: ConfigMap');
  writer.block('metadata:', '', () => writer.line(`name: ${name}-config`));
  writer.block('data:', '', () =>
    writer.block('default.conf: |', '', () => {
      for (const line of lines) writer.line(line);
    }),
  );
  writer.line('---');
};

const writeClaim = (writer: Writer, name: string): void => {
  writer.line('apiVersion: v1');
  writer.line('kind: PersistentVolumeClaim');
  writer.block('metadata:', '', () => writer.line(`name: ${name}-data`));
  writer.block('spec:', '', () => {
    writer.line('accessModes: [ReadWriteOnce]');
    writer.block('resources:', '', () => writer.block('requests:', '', () => writer.line('storage: 10Gi')));
  });
  writer.line('---');
};

/** Names of Kubernetes begin with a letter and are at most 63 characters long, with what stands behind them. */
const kubernetesName = (key: string): string =>
  (/^[a-z]/.test(key) ? key : `part-${key}`).slice(0, 58).replace(/-+$/, '');
