import type { TypeCues } from '@diagloom/diagram/model';
import { flowSigns } from '../families/flow/signs.ts';

export const processCues: TypeCues = {
  names: [
    'swimlane diagram',
    'swimlane process',
    'swimlane chart',
    'cross-functional flowchart',
    'swimlane',
    'swim lane diagram',
    'bpmn diagram',
    'bpmn model',
    'bpmn',
    'business process model',
    'business process diagram',
    'process flow',
    'process diagram',
    'process map',
    'workflow',
    'flowchart',
    'flow chart',
    'flow diagram',
  ],
  heads: ['process', 'procedure', 'pipeline', 'flow'],
  signs: flowSigns,
};
