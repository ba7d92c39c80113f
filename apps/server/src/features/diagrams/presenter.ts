import {
  type Comparison,
  type Diagram,
  type DiagramResponse,
  type DiagramSummary,
  type GenerationReport,
  type Readability,
  type RefineDiagramResponse,
  type UnsureRefinement,
  type VersionList,
  versionReasons,
  type Warning,
} from '@diagloom/contract';
import type { GeneratedDiagram, NotRefined, VersionComparison } from '@diagloom/studio';
import { may } from '../../platform/access/policy.ts';
import type { FoundSummary, StoredDiagram } from './repository.ts';
import type { FoundVersion } from './version-repository.ts';

export const presentSummary = (diagram: FoundSummary): DiagramSummary => ({
  id: diagram.id,
  title: diagram.title,
  description: diagram.description,
  prompt: may('see how somebody made', diagram) ? diagram.prompt : '',
  diagramType: diagram.diagramType,
  version: diagram.version,
  access: diagram.access,
  starred: diagram.starred,
  folderId: diagram.access === 'owner' ? diagram.folderId : null,
  trashedAt: diagram.trashedAt?.toISOString() ?? null,
  ownerName: diagram.access === 'owner' ? null : diagram.ownerName,
  createdAt: diagram.createdAt.toISOString(),
  updatedAt: diagram.updatedAt.toISOString(),
});

const presentDiagram = (diagram: StoredDiagram): Diagram => ({
  ...presentSummary(diagram),
  xmlContent: diagram.xmlContent,
  pages: diagram.pages.map(({ id, name }) => ({ id, name })),
  conversationHistory: may('see how somebody made', diagram) ? diagram.conversationHistory : [],
  conversationReplies: may('see how somebody made', diagram)
    ? diagram.conversationReplies.map((sentences) => [...sentences])
    : [],
  readability: presentReadability(diagram.readability),
  report: may('see how somebody made', diagram) ? diagram.report : null,
  canUndo: diagram.canUndo,
  canRedo: diagram.canRedo,
});

const presentReadability = ({ total, findings }: StoredDiagram['readability']): Readability => ({
  total,
  findings: findings.map(({ page, check, cells, message, where }) => ({
    page,
    check,
    cells: [...cells],
    message,
    ...(where === undefined ? {} : { where }),
  })),
});

/** For guests, whatever their link gives: what was typed to get the diagram is not told to everybody who has one. */
export const withoutMaking = (response: DiagramResponse): DiagramResponse => ({
  ...response,
  diagram: {
    ...response.diagram,
    prompt: '',
    conversationHistory: [],
    conversationReplies: [],
    report: null,
    canUndo: false,
    canRedo: false,
  },
});

export const presentDiagramResponse = (diagram: StoredDiagram): DiagramResponse => ({
  success: true,
  diagram: presentDiagram(diagram),
});

/** What was understood, as it is kept with the diagram and answered. */
export const reportOf = (
  {
    coverage,
    marks,
    warnings,
    betterType,
    chosenType,
    engine,
  }: Pick<GeneratedDiagram, 'coverage' | 'marks' | 'warnings' | 'betterType' | 'chosenType' | 'engine'>,
  further: readonly Warning[] = [],
): GenerationReport => ({
  coverage,
  marks: marks.map(({ start, end, why }) => ({ start, end, why })),
  warnings: [
    ...warnings.map(({ code, message, source }) => ({
      code,
      message,
      ...(source === undefined ? {} : { source: { start: source.start, end: source.end } }),
    })),
    ...further,
  ],
  ...(betterType === undefined ? {} : { betterType: { ...betterType } }),
  ...(chosenType === undefined ? {} : { chosenType: { ...chosenType } }),
  engine,
});

export const presentRefined = (
  diagram: StoredDiagram,
  done: {
    readonly updateRequest: string;
    readonly said: readonly string[];
    readonly touched: readonly string[];
  },
): RefineDiagramResponse => ({
  ...presentDiagramResponse(diagram),
  updateApplied: done.updateRequest,
  said: [...done.said],
  touched: [...done.touched],
});

export const presentUnsure = (
  diagram: StoredDiagram,
  { message, candidates, readings }: NotRefined,
  pictures: readonly string[],
): UnsureRefinement => ({
  ...presentDiagramResponse(diagram),
  updateApplied: false,
  question: message,
  candidates: candidates.map(({ id, label }) => ({ id, label })),
  readings: readings.map(({ id, said, changes }, index) => ({
    id,
    said: [...said],
    changes: changes.map((change) => ({ kind: change.kind, id: change.kind === 'put' ? change.cell.id : change.id })),
    imageUrl: toPictureUrl(pictures[index] ?? ''),
  })),
});

export const presentVersion = (found: FoundVersion): VersionList['versions'][number] => ({
  version: found.version,
  reason: versionReasons.find((reason) => reason === found.reason) ?? 'changed',
  name: found.name,
  authorNames: [...found.authorNames],
  createdAt: found.createdAt.toISOString(),
});

/** Of a version that has little in common with the other one; more would help nobody. */
const mostDifferences = 2000;
const mostLines = 200;

export const presentComparison = (
  { differences, said }: VersionComparison,
  versions: { readonly from: number; readonly to: number },
): Comparison => ({
  success: true,
  ...versions,
  total: differences.length,
  differences: differences
    .slice(0, mostDifferences)
    .map((each) => ('name' in each ? { ...each, label: each.name } : { ...each })),
  said:
    said.length <= mostLines
      ? [...said]
      : [...said.slice(0, mostLines), `And ${said.length - mostLines} more changes.`],
});

/** An SVG as a data URL. */
export const toPictureUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
