import type { SceneShape } from '@diagloom/diagram/scene';

/** The kind that a stencil of draw.io's libraries for flows, BPMN and EPC stands for; undefined for one that says none. */
export const kindOfStencil = ({ cell, figure }: SceneShape): string | undefined => {
  if (!figure.startsWith('mxgraph.')) return undefined;
  const words = `${figure} ${cell.style}`;
  return stencils.find(([pattern]) => pattern.test(words))?.[1];
};

/** The first that matches counts. */
const stencils: readonly (readonly [RegExp, string])[] = [
  [
    /mxgraph\.bpmn.*(?:gateway|symbol=(?:exclusive|parallel|inclusive|complex)Gw|isEvent=|perimeter=rhombus)/i,
    'decision',
  ],
  [
    /mxgraph\.bpmn.*(?:event|outline=(?:standard|eventInt|throwing|catching|end|eventNonint|boundInt|boundNonint))/i,
    'terminator',
  ],
  [/mxgraph\.bpmn.*data_?(?:store)/i, 'datastore'],
  [/mxgraph\.bpmn.*data/i, 'document'],
  [/mxgraph\.bpmn.*(?:isLoopSub=1|subProcess|call)/i, 'subprocess'],
  [/mxgraph\.flowchart\.(?:decision|sort|collate)/i, 'decision'],
  [/mxgraph\.flowchart\.(?:terminator|start_\d|on-page_reference)/i, 'terminator'],
  [/mxgraph\.flowchart\.(?:multi-)?document/i, 'document'],
  [/mxgraph\.flowchart\.(?:data|manual_input|display|paper_tape|card)\b/i, 'io'],
  [/mxgraph\.flowchart\.(?:database|direct_data|sequential_data|stored_data|internal_storage)/i, 'datastore'],
  [/mxgraph\.flowchart\.predefined_process/i, 'subprocess'],
  [/mxgraph\.flowchart\.(?:parallel_mode|summing_function|or)\b/i, 'join'],
  [/mxgraph\.dfd\.dataStore/i, 'datastore'],
  [/mxgraph\.epc\.event/i, 'event'],
];
