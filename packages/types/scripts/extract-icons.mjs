/**
 * `node packages/types/scripts/extract-icons.mjs` writes the icons of `src/families/icons` anew from the icon sets
 * lucide-static (ISC) and simple-icons (CC0): path data only, every icon 24 by 24.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../src/families/icons');

/** Our name for an icon, and Lucide's where it differs. */
const generic = {
  'access-point': 'wifi',
  actuator: 'robot-arm',
  api: 'braces',
  browser: 'app-window',
  cache: 'zap',
  camera: 'cctv',
  cdn: 'radio-tower',
  cloud: '',
  component: '',
  container: '',
  controller: 'cpu',
  database: '',
  desktop: 'monitor',
  device: 'pc-case',
  display: 'tv',
  dns: 'signpost',
  external: 'plug',
  file: 'file-code',
  firewall: 'brick-wall',
  function: 'square-function',
  gateway: 'door-open',
  identity: 'key-round',
  image: '',
  internet: 'globe',
  laptop: '',
  'load-balancer': 'split',
  mail: '',
  mobile: 'smartphone',
  model: 'brain',
  modem: 'ethernet-port',
  monitoring: 'activity',
  phone: '',
  pod: 'boxes',
  printer: '',
  proxy: 'waypoints',
  queue: 'layers',
  search: '',
  sensor: 'radio',
  server: '',
  service: 'cog',
  storage: 'package',
  switch: 'network',
  tablet: '',
  till: 'credit-card-reader',
  user: '',
  'check-box': 'square',
  'radio-button': 'circle',
  toggle: 'toggle-right',
  'chevron-down': '',
  chart: 'chart-column',
  vpn: 'shield-check',
  worker: 'workflow',
};

/** Signs that network diagrams have always had and Lucide lacks: a router is a circle whose arrows go in and out. */
const own = {
  router:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 12H5.5m2-2-2 2 2 2M15 12h3.5m-2-2 2 2-2 2' +
    'M12 5.5V9m-2-2 2 2 2-2M12 18.5V15m-2 2 2-2 2 2',
};

/** simple-icons' names of the products that diagrams name most. */
const brands = (
  'postgresql mysql mariadb sqlite mongodb redis elasticsearch neo4j influxdb clickhouse snowflake apachecassandra ' +
  'apachekafka rabbitmq natsdotio apachespark apacheairflow ' +
  'docker kubernetes helm argo nginx apache apachetomcat traefikproxy envoyproxy istio haproxy ' +
  'react angular vuedotjs svelte nextdotjs nodedotjs express deno typescript javascript python django flask fastapi go rust ' +
  'openjdk spring springboot kotlin swift php laravel ruby rubyonrails dotnet graphql ' +
  'github gitlab githubactions jenkins terraform ansible vault consul grafana prometheus datadog sentry kibana opentelemetry ' +
  'cloudflare googlecloud firebase supabase vercel netlify digitalocean minio stripe paypal shopify auth0 okta keycloak ' +
  'linux ubuntu debian apple android googlechrome cisco ubiquiti fortinet vmware wireguard openvpn'
).split(' ');

const number = (value) => Number(value ?? 0);

/** Every basic shape as a path. */
const toPath = {
  path: ({ d }) => withAbsoluteStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) =>
    `M${points
      .trim()
      .split(/[\s,]+/)
      .join(' ')}`,
  polygon: ({ points }) =>
    `M${points
      .trim()
      .split(/[\s,]+/)
      .join(' ')}Z`,
  circle: ({ cx, cy, r }) => ellipse(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(number(cx), number(cy), number(rx), number(ry)),
  rect: ({ x, y, width, height, rx, ry }) =>
    rectangle(number(x), number(y), number(width), number(height), number(rx ?? ry)),
};

/** A path may begin with a relative move; behind another path that would start where the other one ends. */
const withAbsoluteStart = (d) => {
  const [, x, y, rest] = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))(.*)$/.exec(d) ?? [];
  if (rest === undefined) return d;
  return /^[\s,]*[-.\d]/.test(rest) ? `M${x} ${y}l${rest.trim()}` : `M${x} ${y}${rest}`;
};

const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

const rectangle = (x, y, width, height, r) => {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}` +
    `${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`
  );
};

const lucide = require('lucide-static/icon-nodes.json');

const genericPath = ([name, source]) => {
  const nodes = lucide[source || name];
  if (nodes === undefined) throw new Error(`Lucide has no icon "${source || name}".`);
  return [name, nodes.map(([tag, attributes]) => toPath[tag](attributes)).join('')];
};

const folder = dirname(require.resolve('simple-icons'));
const known = new Map(
  JSON.parse(readFileSync(join(folder, 'data/simple-icons.json'), 'utf8')).map((icon) => [
    icon.slug ?? slugOf(icon.title),
    icon,
  ]),
);

function slugOf(title) {
  return title
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('.', 'dot')
    .replaceAll('&', 'and')
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');
}

const brandIcon = (slug) => {
  const svg = readFileSync(join(folder, `icons/${slug}.svg`), 'utf8');
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  const colour = known.get(slug)?.hex;
  if (path === undefined || colour === undefined) throw new Error(`simple-icons has no icon "${slug}".`);
  return [slug, { colour: `#${colour}`, path }];
};

const write = (file, name, type, origin, entries) => {
  const rows = entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const text = `/** Made by packages/types/scripts/extract-icons.mjs from ${origin}. Do not edit. */
export const ${name}: Readonly<Record<string, ${type}>> = {
${rows.join('\n')}
};
`;
  writeFileSync(join(target, file), text);
};

write(
  'generic-icons.generated.ts',
  'genericIcons',
  'string',
  'lucide-static (ISC): outlines to be drawn as lines 2 wide',
  [...Object.entries(generic).map(genericPath), ...Object.entries(own)],
);
write(
  'brand-icons.generated.ts',
  'brandIcons',
  '{ readonly colour: string; readonly path: string }',
  'simple-icons (CC0): outlines to be filled, and their colours',
  brands.map(brandIcon),
);
