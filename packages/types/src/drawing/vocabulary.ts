import type { Vocabulary } from '@diagloom/diagram/model';

export const drawingVocabulary: Vocabulary = {
  nodes: [
    { id: 'rectangle', label: 'Rectangle', synonyms: ['rectangle', 'box', 'square'] },
    { id: 'circle', label: 'Circle', synonyms: ['circle', 'ellipse', 'oval'] },
    { id: 'triangle', label: 'Triangle', synonyms: ['triangle'] },
    { id: 'diamond', label: 'Diamond', synonyms: ['diamond', 'rhombus'] },
    { id: 'text', label: 'Text', synonyms: ['text', 'caption', 'label'] },
    { id: 'point', label: 'Point', synonyms: ['point', 'end of a line'] },
  ],
  edges: [
    { id: 'line', label: 'Line', synonyms: ['line', 'stroke'] },
    { id: 'arrow', label: 'Arrow', synonyms: ['arrow'] },
  ],
  groups: [],
};
