import type { Kind } from '@diagloom/diagram/model';
import type { SceneShape } from '@diagloom/diagram/scene';
import { findBrand } from '../icons/find-icon.ts';
import { productKinds } from './product-kinds.ts';

/** Figures that mean the same on every such page. */
const kindsByFigure: Readonly<Record<string, string>> = {
  cylinder: 'database',
  cylinder2: 'database',
  cylinder3: 'database',
  datastore: 'database',
  umlActor: 'user',
  actor: 'user',
  cloud: 'internet',
};

const kindsByBrand: Readonly<Record<string, string>> = {
  postgresql: 'database',
  mysql: 'database',
  mariadb: 'database',
  mongodb: 'database',
  sqlite: 'database',
  neo4j: 'database',
  influxdb: 'database',
  clickhouse: 'database',
  snowflake: 'database',
  apachecassandra: 'database',
  redis: 'cache',
  elasticsearch: 'search',
  apachekafka: 'queue',
  rabbitmq: 'queue',
  natsdotio: 'queue',
  minio: 'storage',
  cloudflare: 'cdn',
};

/**
 * The kind of a node of a foreign page: what its figure or stencil shows, else what its words say, else what the product it
 * names is. Undefined for the type's plain kind.
 */
export const nodeKindOf = (
  label: string,
  technology: string | undefined,
  shape: SceneShape,
  kinds: readonly Kind[],
): string | undefined => {
  const isKnown = (id: string | undefined): boolean => kinds.some((kind) => kind.id === id);
  const stencil = stencilWords(shape);
  const guesses = [
    () => kindsByFigure[shape.figure],
    () => productKinds.find(([pattern, kind]) => isKnown(kind) && pattern.test(stencil))?.[1],
    () => kindNamedIn(stencil, kinds),
    () => kindNamedIn(label, kinds),
    () => kindsByBrand[findBrand(label, technology)?.name ?? ''],
  ];
  for (const guess of guesses) {
    const kind = guess();
    if (kind !== undefined && isKnown(kind)) return kind;
  }
  return undefined;
};

/** The kind of a group of a foreign page, from its title and its stencil. */
export const areaKindOf = (label: string, shape: SceneShape, kinds: readonly Kind[]): string | undefined => {
  return kindNamedIn(label, kinds) ?? kindNamedIn(stencilWords(shape), kinds);
};

/** `mxgraph.cisco.routers.wireless_router` and `img/lib/azure2/databases/SQL_Server.svg` as words. */
const stencilWords = ({ style, figure }: SceneShape): string => {
  const picture = /^(?:data:|https?:)/.test(style.image ?? '') ? '' : (style.image ?? '');
  const stencil = figure.includes('.') ? figure : '';
  return [style.resIcon ?? '', style.prIcon ?? '', style.grIcon ?? '', stencil, picture]
    .join(' ')
    .replace(/\.(?:svg|png)\b/g, '')
    .replace(/[^a-z\d]+/gi, ' ')
    .toLowerCase()
    .trim();
};

/**
 * The kind that the text ends with, since a name says last what a thing is ("user service" is a service), else one that it
 * names anywhere. The longest synonym wins; undefined for the plain kind, the first.
 */
const kindNamedIn = (text: string, kinds: readonly Kind[]): string | undefined => {
  const words = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;
  const best = longestNamed(kinds, (synonym) => words.endsWith(` ${synonym} `) || words.endsWith(` ${synonym}s `));
  const found = best ?? longestNamed(kinds, (synonym) => words.includes(` ${synonym} `));
  return found === kinds[0]?.id ? undefined : found;
};

const longestNamed = (kinds: readonly Kind[], isNamed: (synonym: string) => boolean): string | undefined => {
  let best: { readonly id: string; readonly length: number } | undefined;
  for (const { id, synonyms } of kinds) {
    for (const synonym of synonyms) {
      if (synonym.length > (best?.length ?? 0) && isNamed(synonym)) best = { id, length: synonym.length };
    }
  }
  return best?.id;
};
