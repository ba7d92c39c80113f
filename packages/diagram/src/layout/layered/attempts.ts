import type { Connector, Diagram } from '../../model/index.ts';
import type { WayBack } from './choose-ports.ts';
import { isRelational, isTriangle } from './relations.ts';
import type { WrittenOrder } from './to-elk.ts';

/** One way to ask ELK for a diagram. */
export interface Attempt {
  /** Tells it from the others for the same diagram, and for one that this one grows into. */
  readonly id: string;
  readonly order: WrittenOrder;
  readonly wayBack: WayBack;
  readonly seed: number;
  /** Ids of connectors whose target is put before their source, where that leads to fewer crossings. */
  readonly turned: ReadonlySet<string>;
}

interface Attempts {
  /** All of these are made. */
  readonly first: readonly Attempt[];
  /** These are made for as long as lines cross. */
  readonly whileCrossing: readonly Attempt[];
}

const none: ReadonlySet<string> = new Set();

/** The clearest ways first; they give way only where lines would cross for their sake. */
const flowAttempts: Attempts = {
  first: [{ id: 'as written', order: 'NODES_AND_EDGES', wayBack: 'aside', seed: 1, turned: none }],
  whileCrossing: [
    { id: 'shapes as written', order: 'PREFER_NODES', wayBack: 'aside', seed: 1, turned: none },
    { id: 'any order', order: 'NONE', wayBack: 'aside', seed: 1, turned: none },
    { id: 'any order, back through', order: 'NONE', wayBack: 'through', seed: 1, turned: none },
  ],
};

/** Beyond this many connectors a second attempt takes too long. */
const mostForRetry = 60;

export const attemptsFor = (diagram: Diagram): Attempts => {
  const attempts = isRelational(diagram) ? relationAttempts(diagram) : flowAttempts;
  if (diagram.connectors.length <= mostForRetry) return attempts;
  return { first: attempts.first.slice(0, 1), whileCrossing: [] };
};

/**
 * Relations have no first and no next shape: any order will do that has few crossings. Two shapes with the same neighbours
 * cross least with the one above and the other below them, so the best connected shapes are tried at the end of their lines.
 */
const relationAttempts = (diagram: Diagram): Attempts => {
  const plain: Attempt = { id: 'any order', order: 'NONE', wayBack: 'through', seed: 1, turned: none };
  return {
    first: [
      { ...plain, id: 'shapes as written', order: 'PREFER_NODES' },
      plain,
      { ...plain, id: 'any other order', seed: 2 },
    ],
    whileCrossing: wellConnected(diagram.connectors).map((shape) => ({
      ...plain,
      id: `turned around ${shape}`,
      turned: leaving(shape, diagram),
    })),
  };
};

const mostPivots = 5;

const wellConnected = (connectors: readonly Connector[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const id of connectors.flatMap(({ from, to }) => [from, to])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sorted = [...counts].filter(([, count]) => count > 2).toSorted((one, other) => other[1] - one[1]);
  return sorted.slice(0, mostPivots).map(([id]) => id);
};

/** Generalisations stay as they are: a parent stands above its children. */
const leaving = (shape: string, { connectors }: Diagram): ReadonlySet<string> =>
  new Set(connectors.filter((each) => each.from === shape && !isTriangle(each, 'from')).map(({ id }) => id));
