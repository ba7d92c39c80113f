import type { TypeCues } from '@diagloom/diagram/model';
import { flowSigns } from '../families/flow/signs.ts';

export const flowchartCues: TypeCues = {
  names: [
    'flowchart',
    'flow chart',
    'flow diagram',
    'process flow',
    'process diagram',
    'workflow',
    'decision tree',
    'user flow',
    'user journey',
    'customer journey',
    'customer journey map',
    'journey map',
    'timeline',
    'roadmap',
  ],
  heads: ['process', 'procedure', 'pipeline', 'flow'],
  signs: flowSigns,
};
