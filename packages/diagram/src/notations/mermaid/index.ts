import type { TextNotation } from '../text-notation.ts';
import { mermaidClass } from './class/index.ts';
import { mermaidEr } from './er/index.ts';
import { mermaidFlowchart } from './flowchart/index.ts';
import { mermaidMindmap } from './mindmap/index.ts';
import { mermaidSequence } from './sequence/index.ts';
import { mermaidState } from './state/index.ts';

export const mermaid: TextNotation = {
  id: 'mermaid',
  label: 'Mermaid',
  extension: 'mmd',
  mediaType: 'text/vnd.mermaid',
  dialects: [mermaidFlowchart, mermaidSequence, mermaidState, mermaidClass, mermaidEr, mermaidMindmap],
};
