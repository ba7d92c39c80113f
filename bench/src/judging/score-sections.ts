import type { DiagramSpec, DiagramType, SpecNode } from '@diagloom/diagram/model';
import { joinNeighbours, type Passage } from '@diagloom/knowledge';
import { readWhole } from '@diagloom/studio/learning';
import { diagramTypeOf } from '@diagloom/types';
import { type AskedDiagram, toGold } from '../knowledge/asked-documents.ts';
import type { Library } from './read-documents.ts';
import { scoreNodes, scoreQuestions } from './score-nodes.ts';

/** What was read of a section that answers a request, before anything is left out. */
export interface ScoredSection {
  readonly author: string;
  readonly family: DiagramType['family'];
  /** What the engine was told. */
  readonly text: string;
  readonly spec: DiagramSpec;
  readonly gold: ReturnType<typeof toGold>['nodes'];
  readonly right: ReadonlySet<SpecNode>;
}

/** Reads the sections of documents that tell what was asked of them. */
export const scoreSections = async ({ author, documents, store }: Library): Promise<readonly ScoredSection[]> => {
  const passages = joinNeighbours(await store.listChunks(mostChunks), () => 1);
  return documents.flatMap(({ requests }, place) => {
    const own = passages.filter(({ documentId }) => documentId === place + 1);
    return requests.flatMap((wanted) => answering(own, wanted, author));
  });
};

const mostChunks = 10_000;

/** Sections with this share of the right nodes of the best one belong to the answer. */
const leastShare = 0.4;
const fewestRight = 2;

const answering = (passages: readonly Passage[], wanted: AskedDiagram, author: string): readonly ScoredSection[] => {
  const { family } = diagramTypeOf(wanted.diagramType);
  const gold = toGold('', wanted).nodes;
  const sections = passages.flatMap((passage) => {
    const whole = readWhole(passage, wanted.diagramType);
    if (whole === undefined) return [];
    const { spec } = whole.read;
    const right = new Set([...scoreNodes(spec, gold, family).right, ...scoreQuestions(spec, gold, family)]);
    return [{ author, family, text: whole.told, spec, gold, right }];
  });
  const best = Math.max(0, ...sections.map(({ right }) => right.size));
  return sections.filter(({ right }) => right.size >= Math.max(fewestRight, best * leastShare));
};
