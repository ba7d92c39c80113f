import type { InventoryDecl, InventoryItem, Program } from '../program/index.ts';

/** A part of a system that runs in a container. */
export interface Container {
  readonly key: string;
  readonly label: string;
  /** An image that exists, or undefined for a part whose image is built by whoever writes it. */
  readonly image?: string;
  readonly port: number;
  /** Keys of the containers that it calls and that start before it. */
  readonly needs: readonly string[];
}

/** Parts that are nobody's container. */
const outside = new Set([
  'user',
  'browser',
  'mobile',
  'desktop',
  'external',
  'internet',
  'cdn',
  'dns',
  'firewall',
  'sensor',
  'client',
]);

/** Images by what a part is or says it is made with; the first that fits. Versions are those that were current when this was written. */
const images: readonly (readonly [RegExp, string, number])[] = [
  [/maria ?db/i, 'mariadb:11', 3306],
  [/mysql/i, 'mysql:8.4', 3306],
  [/mongo/i, 'mongo:7', 27017],
  [/redis|valkey/i, 'redis:7', 6379],
  [/kafka/i, 'apache/kafka:3.8.0', 9092],
  [/rabbit/i, 'rabbitmq:3', 5672],
  [/elastic|opensearch/i, 'opensearchproject/opensearch:2', 9200],
  [/postgres/i, 'postgres:16', 5432],
  [/nginx/i, 'nginx:1.27', 80],
];

const byKind: Readonly<Record<string, readonly [string, number]>> = {
  database: ['postgres:16', 5432],
  cache: ['redis:7', 6379],
  queue: ['rabbitmq:3', 5672],
  search: ['opensearchproject/opensearch:2', 9200],
  storage: ['minio/minio:latest', 9000],
  gateway: ['nginx:1.27', 80],
  'load-balancer': ['nginx:1.27', 80],
};

/** The containers of an architecture or a deployment; none for other diagrams. */
export const containersOf = ({ type, inventories }: Program): readonly Container[] => {
  const [inventory] = inventories;
  if (inventory === undefined || (type !== 'architecture' && type !== 'deployment')) return [];
  const inside = inventory.items.filter(({ kind }) => !outside.has(kind));
  const order = startOrderOf(inventory);
  return inside.map((item): Container => {
    const known = imageOf(item);
    const called = inventory.links.filter(({ from }) => from === item.key).map(({ to }) => to);
    const needs = [...new Set(called)].filter(
      (key) =>
        key !== item.key && inside.some((each) => each.key === key) && order.indexOf(key) < order.indexOf(item.key),
    );
    return {
      key: item.key,
      label: item.label,
      ...(known !== undefined && { image: known[0] }),
      port: known?.[1] ?? 8080,
      needs,
    };
  });
};

const imageOf = ({ kind, detail, label }: InventoryItem): readonly [string, number] | undefined => {
  const isStore = kind in byKind;
  const found = isStore ? images.find(([form]) => form.test(`${detail} ${label}`)) : undefined;
  return found === undefined ? byKind[kind] : [found[1], found[2]];
};

/** As the program itself says it. */
const startOrderOf = ({ scenarios }: InventoryDecl): readonly string[] => {
  const asked = scenarios.find(({ query }) => query === 'startOrder');
  return asked !== undefined && Array.isArray(asked.expected) ? asked.expected : [];
};
