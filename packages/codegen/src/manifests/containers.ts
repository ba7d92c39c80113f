import type { InventoryDecl, InventoryItem, Program } from '../program/index.ts';
import { isHosted } from './hosted-services.ts';

/** A part of a system that runs in a container. */
export interface Container {
  readonly key: string;
  readonly label: string;
  /** An image that exists, or undefined for a part whose image is built by whoever writes it. */
  readonly image?: Image;
  /** Absent for what fetches its work and is called by nobody. */
  readonly port?: number;
  /** People enter the system here. */
  readonly isEntered: boolean;
  /** Keys of the containers that it calls and that start before it. */
  readonly needs: readonly string[];
  /** Keys of the parts that its image passes requests on to: own ones, as databases and queues speak otherwise. */
  readonly behind: readonly string[];
  /** Keys of what it calls that runs elsewhere, where only its address is known. */
  readonly elsewhere: readonly string[];
}

/** Parts that are nobody's container. */
const outside = new Set([
  'user',
  'browser',
  'mobile',
  'desktop',
  'external',
  'api',
  'internet',
  'cdn',
  'dns',
  'firewall',
  'sensor',
  'device',
  'client',
]);

/** Those of them that others call at an address. */
const reached = new Set(['external', 'api']);

/** What runs a part, and what its image wants to be told. */
export interface Image {
  readonly name: string;
  readonly port: number;
  /** The variable that takes its password. */
  readonly password?: string;
  /** Whoever signs in with that password, and the database that they find; absent where that has no name. */
  readonly user?: string;
  readonly database?: string;
  /** What it does not start without, or is not reached without; `HOST` stands for where others find it. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Told by a file where it passes requests on to. */
  readonly passesOn?: 'by path' | 'in turn';
  /** Told by a file whom it looks at. */
  readonly watches?: true;
  readonly command?: string;
  /** A command inside it that succeeds once it can be used. */
  readonly isReady?: string;
  /** The folder of what outlives it; absent where it keeps nothing. */
  readonly data?: string;
}

const postgres: Image = {
  name: 'postgres:16',
  port: 5432,
  password: 'POSTGRES_PASSWORD',
  user: 'postgres',
  database: 'postgres',
  isReady: 'pg_isready --username=postgres --host=127.0.0.1',
  data: '/var/lib/postgresql/data',
};
const minio: Image = {
  name: 'minio/minio:latest',
  port: 9000,
  password: 'MINIO_ROOT_PASSWORD',
  user: 'minioadmin',
  environment: { MINIO_ROOT_USER: 'minioadmin' },
  command: 'server /data',
  isReady: 'mc ready local',
  data: '/data',
};
// What it keeps lies in a folder called after its node, and its node after the host, which every container has anew.
const rabbit: Image = {
  name: 'rabbitmq:3',
  port: 5672,
  environment: { RABBITMQ_NODENAME: 'rabbit@localhost' },
  isReady: 'rabbitmq-diagnostics -q check_port_connectivity',
  data: '/var/lib/rabbitmq',
};
// A broker tells whoever asks where it is found; by itself that is its own container. What it is told replaces all that it knows by itself.
const kafka: Image = {
  name: 'apache/kafka:3.8.0',
  port: 9092,
  environment: {
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
    KAFKA_ADVERTISED_LISTENERS: 'PLAINTEXT://HOST:9092',
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
  },
  isReady: '/opt/kafka/bin/kafka-broker-api-versions.sh --bootstrap-server localhost:9092',
};
const nginx: Image = { name: 'nginx:1.27', port: 80, passesOn: 'by path' };
const prometheus: Image = { name: 'prom/prometheus:v2.54.1', port: 9090, watches: true };
const grafana: Image = { name: 'grafana/grafana:11.2.0', port: 3000, data: '/var/lib/grafana' };
const redis: Image = { name: 'redis:7', port: 6379, isReady: 'redis-cli ping' };
const openSearch: Image = {
  name: 'opensearchproject/opensearch:2',
  port: 9200,
  environment: {
    'discovery.type': 'single-node',
    DISABLE_SECURITY_PLUGIN: 'true',
    DISABLE_INSTALL_DEMO_CONFIG: 'true',
  },
  isReady: 'curl --silent --fail http://localhost:9200/_cluster/health',
  data: '/usr/share/opensearch/data',
};

const timescale: Image = { ...postgres, name: 'timescale/timescaledb:2.17.2-pg16' };

/** Images by what a part says it is made with; the first that fits. Versions are those that were current when this was written. */
const images: readonly (readonly [RegExp, Image])[] = [
  [
    /maria ?db/i,
    {
      name: 'mariadb:11',
      port: 3306,
      password: 'MARIADB_ROOT_PASSWORD',
      user: 'root',
      database: 'app',
      environment: { MARIADB_DATABASE: 'app' },
      isReady: 'healthcheck.sh --connect --innodb_initialized',
      data: '/var/lib/mysql',
    },
  ],
  [
    /mysql/i,
    {
      name: 'mysql:8.4',
      port: 3306,
      password: 'MYSQL_ROOT_PASSWORD',
      user: 'root',
      database: 'app',
      environment: { MYSQL_DATABASE: 'app' },
      isReady: 'mysqladmin ping --host=127.0.0.1 --silent',
      data: '/var/lib/mysql',
    },
  ],
  [
    /(?:sql|ms) ?server|mssql/i,
    {
      name: 'mcr.microsoft.com/mssql/server:2022-latest',
      port: 1433,
      password: 'MSSQL_SA_PASSWORD',
      user: 'sa',
      database: 'master',
      environment: { ACCEPT_EULA: 'Y' },
      isReady: '/opt/mssql-tools18/bin/sqlcmd -C -S localhost -U sa -P "$MSSQL_SA_PASSWORD" -Q "SELECT 1"',
      data: '/var/opt/mssql',
    },
  ],
  [
    /oracle/i,
    {
      name: 'gvenzl/oracle-free:23-slim',
      port: 1521,
      password: 'ORACLE_PASSWORD',
      user: 'system',
      database: 'FREEPDB1',
      isReady: 'healthcheck.sh',
      data: '/opt/oracle/oradata',
    },
  ],
  [/timescale/i, timescale],
  [
    /mongo/i,
    {
      name: 'mongo:7',
      port: 27017,
      isReady: 'mongosh --quiet --eval "db.adminCommand({ ping: 1 })"',
      data: '/data/db',
    },
  ],
  [
    /cassandra/i,
    { name: 'cassandra:5', port: 9042, isReady: 'cqlsh -e "DESCRIBE KEYSPACES"', data: '/var/lib/cassandra' },
  ],
  [
    /influx/i,
    {
      name: 'influxdb:2',
      port: 8086,
      password: 'DOCKER_INFLUXDB_INIT_PASSWORD',
      user: 'admin',
      database: 'data',
      isReady: 'influx ping',
      environment: {
        DOCKER_INFLUXDB_INIT_MODE: 'setup',
        DOCKER_INFLUXDB_INIT_USERNAME: 'admin',
        DOCKER_INFLUXDB_INIT_ORG: 'example',
        DOCKER_INFLUXDB_INIT_BUCKET: 'data',
      },
      data: '/var/lib/influxdb2',
    },
  ],
  [
    /click ?house/i,
    {
      name: 'clickhouse/clickhouse-server:24.8',
      port: 8123,
      isReady: 'clickhouse-client --query "SELECT 1"',
      data: '/var/lib/clickhouse',
    },
  ],
  [/redis|valkey/i, redis],
  [/memcache/i, { name: 'memcached:1.6', port: 11211 }],
  [/kafka/i, kafka],
  // By itself it listens to its own container only.
  [
    /mqtt|mosquitto/i,
    {
      name: 'eclipse-mosquitto:2',
      port: 1883,
      command: 'mosquitto -c /mosquitto-no-auth.conf',
      isReady: 'mosquitto_pub -h localhost -t health -n',
    },
  ],
  [/rabbit|amqp/i, rabbit],
  [/\bnats\b/i, { name: 'nats:2.10', port: 4222 }],
  [
    /neo4j/i,
    {
      name: 'neo4j:5',
      port: 7687,
      environment: { NEO4J_AUTH: 'none' },
      isReady: 'cypher-shell "RETURN 1"',
      data: '/data',
    },
  ],
  [
    /elastic/i,
    {
      name: 'docker.elastic.co/elasticsearch/elasticsearch:8.15.0',
      port: 9200,
      environment: { 'discovery.type': 'single-node', 'xpack.security.enabled': 'false' },
      isReady: 'curl --silent --fail http://localhost:9200/_cluster/health',
      data: '/usr/share/elasticsearch/data',
    },
  ],
  [/opensearch/i, openSearch],
  [/azure|blob/i, { name: 'mcr.microsoft.com/azure-storage/azurite:3.33.0', port: 10000, data: '/data' }],
  [/postgres/i, postgres],
  [/nginx/i, nginx],
  [/prometheus/i, prometheus],
  [/grafana/i, grafana],
  [/time[- ]?series/i, timescale],
];

const byKind: Readonly<Record<string, Image>> = {
  database: postgres,
  cache: redis,
  queue: rabbit,
  search: openSearch,
  storage: minio,
  gateway: nginx,
  'load-balancer': { ...nginx, passesOn: 'in turn' },
};

/** Kinds that may be a product that is set up and not written. */
const setUp = new Set(['server', 'proxy', 'monitoring', 'container', 'component', 'service']);

/** Gateways to something else than the web are nobody's reverse proxy, and shares of files no object store. */
const ownKind = /\b(?:vpn|lora\w*|iot|mail|sms|payment|voice|file server|nas|file share)\b/i;

/** The containers of an architecture or a deployment; none for other diagrams. */
export const containersOf = ({ type, inventories }: Program): readonly Container[] => {
  const [inventory] = inventories;
  if (inventory === undefined || (type !== 'architecture' && type !== 'deployment')) return [];
  const isOutside = (item: InventoryItem): boolean =>
    (outside.has(item.kind) && !standsOnOurs(item, inventory)) || isHosted(item) || isDeviceApp(item, inventory);
  const inside = inventory.items.filter((item) => !isOutside(item));
  const order = startOrderOf(inventory);
  return inside.map((item): Container => {
    const known = imageOf(item, inventory);
    const isQueue = (key: string): boolean => inside.some((each) => each.key === key && each.kind === 'queue');
    // A queue calls nobody: whoever gets its messages fetches them there.
    const isWorker = (kind: string, key: string): boolean =>
      kind === 'worker' && inventory.links.every(({ from, to }) => to !== key || isQueue(from));
    const served = inventory.links.filter(({ from, to }) => to === item.key && isQueue(from)).map(({ from }) => from);
    const called = inventory.links.filter(({ from }) => from === item.key).map(({ to }) => to);
    const before = called.filter((key) => isQueue(key) || order.indexOf(key) < order.indexOf(item.key));
    const needs = [...new Set(item.kind === 'queue' ? [] : [...before, ...served])].filter(
      (key) => key !== item.key && inside.some((each) => each.key === key),
    );
    return {
      key: item.key,
      label: item.label,
      ...(known !== undefined && { image: known }),
      ...(!isWorker(item.kind, item.key) && { port: known?.port ?? 8080 }),
      isEntered: isEntered(item, inside, inventory, known),
      needs,
      behind:
        known?.passesOn === undefined && known?.watches === undefined
          ? []
          : needs.filter((need) => isOwn(inside, need, inventory)),
      elsewhere: [...new Set(called)].filter((key) =>
        inventory.items.some(
          (each) => each.key === key && (reached.has(each.kind) || isHosted(each)) && isOutside(each),
        ),
      ),
    };
  });
};

/** An API that calls what runs here, such as a database, is written here as well. */
const standsOnOurs = ({ key, kind }: InventoryItem, { items, links }: InventoryDecl): boolean =>
  kind === 'api' &&
  links.some(({ from, to }) => from === key && items.some((each) => each.key === to && !outside.has(each.kind)));

/** Called by somebody outside, or by nobody while it calls others. */
const isEntered = (
  { key }: InventoryItem,
  inside: readonly InventoryItem[],
  { links }: Pick<InventoryDecl, 'links'>,
  image: Image | undefined,
): boolean => {
  const callers = links.filter(({ from, to }) => to === key && from !== key).map(({ from }) => from);
  const isOwnOrPassing = image === undefined || image.passesOn !== undefined || image.watches === true;
  if (callers.length === 0) return isOwnOrPassing && links.some(({ from }) => from === key);
  return callers.some((caller) => inside.every((each) => each.key !== caller));
};

/** Firmware, and a `Courier app`, which nobody calls and which keeps nothing by itself: it runs in somebody's hand, and not beside the others. */
const isDeviceApp = ({ key, kind, label }: InventoryItem, { items, links }: InventoryDecl): boolean => {
  if (kind === 'service' && /\bfirmware\b/i.test(label)) return true;
  if (kind !== 'service' || !/\bapps?$/i.test(label)) return false;
  const called = links.filter(({ from }) => from === key).map(({ to }) => items.find((each) => each.key === to)?.kind);
  const isGate = (of: string | undefined): boolean => of === 'gateway' || of === 'load-balancer' || of === 'api';
  return links.every(({ to }) => to !== key) && called.length > 0 && called.every(isGate);
};

const isOwn = (items: readonly InventoryItem[], key: string, inventory: InventoryDecl): boolean =>
  items.some((each) => {
    if (each.key !== key) return false;
    const image = imageOf(each, inventory);
    return image === undefined || image.passesOn !== undefined;
  });

/** By what it is drawn to be made with, then by its name, of a queue by how its lines travel, and at last by its kind. */
const imageOf = ({ key, kind, detail, label }: InventoryItem, { links }: InventoryDecl): Image | undefined => {
  if (!(kind in byKind))
    return setUp.has(kind)
      ? images.find(
          ([form, image]) => (image.passesOn ?? image.watches ?? image === grafana) && form.test(`${detail} ${label}`),
        )?.[1]
      : undefined;
  const lines = kind === 'queue' ? links.filter(({ from, to }) => from === key || to === key) : [];
  const known = [detail, label, lines.map((line) => line.label).join(' ')]
    .map((said) => images.find(([form]) => form.test(said))?.[1])
    .find((image) => image !== undefined);
  return known ?? (ownKind.test(`${detail} ${label}`) ? undefined : byKind[kind]);
};

/** Where an image finds the file that tells it where to pass requests on to, or whom it looks at. */
export const configFile = ({ image }: Container): string =>
  image?.watches === true ? '/etc/prometheus/prometheus.yml' : '/etc/nginx/conf.d/default.conf';

export const isConfigured = ({ behind }: Container): boolean => behind.length > 0;

/** As the program itself says it. */
const startOrderOf = ({ scenarios }: InventoryDecl): readonly string[] => {
  const asked = scenarios.find(({ query }) => query === 'startOrder');
  return asked !== undefined && Array.isArray(asked.expected) ? asked.expected : [];
};
