import type { PromptTemplate } from '@diagloom/diagram/model';
import { architectureTemplates } from './architecture/prompt-templates.ts';
import type { DiagramTypeId } from './catalog.ts';
import { conceptualTemplates } from './conceptual/prompt-templates.ts';
import { deploymentTemplates } from './deployment/prompt-templates.ts';
import { drawingTemplates } from './drawing/prompt-templates.ts';
import { flowchartTemplates } from './flowchart/prompt-templates.ts';
import { logicalTemplates } from './logical/prompt-templates.ts';
import { mindMapTemplates } from './mind-map/prompt-templates.ts';
import { networkTemplates } from './network/prompt-templates.ts';
import { orgChartTemplates } from './orgchart/prompt-templates.ts';
import { physicalTemplates } from './physical/prompt-templates.ts';
import { processTemplates } from './process/prompt-templates.ts';
import { sequenceTemplates } from './sequence/prompt-templates.ts';
import { umlTemplates } from './uml/prompt-templates.ts';
import { wireframeTemplates } from './wireframe/prompt-templates.ts';

/** The prompts with blanks of every type, for pages that need nothing else of it. */
export const promptTemplates: Readonly<Record<DiagramTypeId, readonly PromptTemplate[]>> = {
  flowchart: flowchartTemplates,
  process: processTemplates,
  sequence: sequenceTemplates,
  orgchart: orgChartTemplates,
  network: networkTemplates,
  'mind-map': mindMapTemplates,
  uml: umlTemplates,
  architecture: architectureTemplates,
  conceptual: conceptualTemplates,
  logical: logicalTemplates,
  physical: physicalTemplates,
  deployment: deploymentTemplates,
  wireframe: wireframeTemplates,
  drawing: drawingTemplates,
};
