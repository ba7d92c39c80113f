import { buildPage, vertex } from '@diagloom/diagram/testing';
import { placeIn, plain } from './place-in.ts';

const devices = [
  'pc',
  'laptop',
  'server',
  'printer',
  'switch',
  'router',
  'firewall',
  'wireless_hub',
  'mobile',
  'storage',
  'cloud',
  'community',
  'user_male',
];

/** Shapes that draw.io draws from stencils and that flowcharts, processes and networks use most. */
const stencils: readonly string[] = [
  'flowchart.annotation_1',
  'flowchart.annotation_2',
  'flowchart.card',
  'flowchart.collate',
  'flowchart.data',
  'flowchart.database',
  'flowchart.decision',
  'flowchart.delay',
  'flowchart.direct_data',
  'flowchart.display',
  'flowchart.document',
  'flowchart.document2',
  'flowchart.extract_or_measurement',
  'flowchart.internal_storage',
  'flowchart.loop_limit',
  'flowchart.manual_input',
  'flowchart.manual_operation',
  'flowchart.merge_or_storage',
  'flowchart.multi-document',
  'flowchart.off-page_reference',
  'flowchart.on-page_reference',
  'flowchart.or',
  'flowchart.paper_tape',
  'flowchart.parallel_mode',
  'flowchart.predefined_process',
  'flowchart.preparation',
  'flowchart.process',
  'flowchart.sequential_data',
  'flowchart.sort',
  'flowchart.start_1',
  'flowchart.start_2',
  'flowchart.stored_data',
  'flowchart.summing_function',
  'flowchart.terminator',
  'flowchart.transfer',
  ...['user_task', 'service_task', 'script_task', 'manual_task', 'business_rule_task'].map((name) => `bpmn.${name}`),
  ...['service', 'user', 'manual', 'businessRule', 'script'].map(
    (marker) => `bpmn.task;rectStyle=rounded;size=10;taskMarker=${marker}`,
  ),
  ...['isLoopStandard', 'isAdHoc', 'isLoopComp'].map((key) => `bpmn.task;rectStyle=rounded;size=10;${key}=1`),
  'basic.orthogonal_triangle',
  ...devices.map((name) => `networks.${name};fillColor=#cfe2f3;strokeColor=#0b5394;strokeWidth=2`),
];

export const stencilSheet = buildPage(
  stencils.map((name, index) =>
    vertex({
      id: `t${index}`,
      label: `Stencil ${index}`,
      style: `shape=mxgraph.${name};${plain}`,
      ...placeIn(index, { columns: 8, width: 160, height: 100 }),
    }),
  ),
);
