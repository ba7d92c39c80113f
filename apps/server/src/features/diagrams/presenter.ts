import type {
  Diagram,
  DiagramResponse,
  DiagramSummary,
  GenerateDiagramResponse,
  Readability,
  RefineDiagramResponse,
} from '@diagloom/contract';
import { type GeneratedDiagram, listPages } from '@diagloom/studio';
import type { FoundDiagram, FoundSummary } from './repository.ts';

export const presentSummary = (diagram: FoundSummary): DiagramSummary => ({
  id: diagram.id,
  title: diagram.title,
  description: diagram.description,
  prompt: diagram.prompt,
  diagramType: diagram.diagramType,
  version: diagram.version,
  access: diagram.access,
  ownerName: diagram.access === 'owner' ? null : diagram.ownerName,
  createdAt: diagram.createdAt.toISOString(),
  updatedAt: diagram.updatedAt.toISOString(),
});

const presentDiagram = (diagram: FoundDiagram): Diagram => ({
  ...presentSummary(diagram),
  xmlContent: diagram.xmlContent,
  pages: listPages(diagram.xmlContent).map(({ id, name }) => ({ id, name })),
  conversationHistory: diagram.conversationHistory,
  readability: presentReadability(diagram.readability),
});

const presentReadability = ({ total, findings }: FoundDiagram['readability']): Readability => ({
  total,
  findings: findings.map(({ page, check, cells, message, where }) => ({
    page,
    check,
    cells: [...cells],
    message,
    ...(where === undefined ? {} : { where }),
  })),
});

export const presentDiagramResponse = (diagram: FoundDiagram): DiagramResponse => ({
  success: true,
  diagram: presentDiagram(diagram),
});

export const presentGenerated = (
  diagram: FoundDiagram,
  { coverage, warnings, betterType, engine }: Pick<GeneratedDiagram, 'coverage' | 'warnings' | 'betterType' | 'engine'>,
): GenerateDiagramResponse => ({
  success: true,
  diagram: presentDiagram(diagram),
  coverage,
  warnings: warnings.map(({ code, message, source }) => ({
    code,
    message,
    ...(source === undefined ? {} : { source: { start: source.start, end: source.end } }),
  })),
  ...(betterType === undefined ? {} : { betterType: { ...betterType } }),
  engine,
});

export const presentRefined = (
  diagram: FoundDiagram,
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

/** An SVG as a data URL. */
export const toPictureUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
