import type { Container } from './containers.ts';

/**
 * The file that a part is set up by: a server of nginx that passes requests on to each part behind it by the first word of the path, or to all
 * of them in turn; for Prometheus, whom it looks at.
 */
export const configOf = (
  { image, behind: keys }: Container,
  containers: readonly Container[],
  hostOf: (key: string) => string,
): readonly string[] => {
  const behind = keys.map((key) => ({
    key,
    address: `${hostOf(key)}:${containers.find((each) => each.key === key)?.port ?? 8080}`,
  }));
  if (image?.watches === true)
    return [
      'scrape_configs:',
      ...behind.flatMap(({ key, address }) => [
        `  - job_name: ${key}`,
        '    static_configs:',
        `      - targets: ["${address}"]`,
      ]),
    ];
  const [only] = behind;
  const passing = (path: string, address: string): readonly string[] => [
    `  location ${path} {`,
    `    proxy_pass http://${address};`,
    '    proxy_set_header Host $host;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  }',
  ];
  const server = (locations: readonly string[]): readonly string[] => ['server {', '  listen 80;', ...locations, '}'];
  if (only !== undefined && behind.length === 1) return server(passing('/', only.address));
  if (image?.passesOn === 'by path')
    return server(behind.flatMap(({ key, address }) => passing(`/${key}/`, `${address}/`)));
  return [
    'upstream parts {',
    ...behind.map(({ address }) => `  server ${address};`),
    '}',
    ...server(passing('/', 'parts')),
  ];
};
