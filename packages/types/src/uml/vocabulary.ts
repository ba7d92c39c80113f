import type { Vocabulary } from '@diagloom/diagram/model';

export const umlVocabulary: Vocabulary = {
  nodes: [
    { id: 'class', label: 'Class', synonyms: ['class', 'object', 'type'] },
    { id: 'abstract', label: 'Abstract class', synonyms: ['abstract class', 'abstract', 'base class'] },
    { id: 'interface', label: 'Interface', synonyms: ['interface', 'protocol'] },
    { id: 'enum', label: 'Enumeration', synonyms: ['enumeration', 'enum'] },
    { id: 'state', label: 'State', synonyms: ['state', 'status'] },
    { id: 'initial', label: 'Initial state', synonyms: ['initial state', 'initial'] },
    { id: 'final', label: 'Final state', synonyms: ['final state', 'final'] },
    { id: 'use-case', label: 'Use case', synonyms: ['use case', 'use-case'] },
    { id: 'actor', label: 'Actor', synonyms: ['actor', 'user', 'role'] },
  ],
  edges: [
    { id: 'association', label: 'Association', synonyms: ['association', 'has', 'uses', 'knows'] },
    {
      id: 'inherits',
      label: 'Inheritance',
      synonyms: ['inheritance', 'inherits', 'extends', 'is a', 'generalisation', 'generalization'],
    },
    {
      id: 'realises',
      label: 'Realization',
      synonyms: ['realisation', 'realization', 'implements', 'realises', 'realizes'],
    },
    { id: 'composes', label: 'Composition', synonyms: ['composition', 'consists of', 'is composed of', 'owns'] },
    { id: 'aggregates', label: 'Aggregation', synonyms: ['aggregation', 'contains', 'has parts'] },
    { id: 'depends', label: 'Dependency', synonyms: ['dependency', 'depends on'] },
    { id: 'transition', label: 'Transition', synonyms: ['transition', 'goes to', 'changes to'] },
    { id: 'includes', label: 'Include', synonyms: ['include', 'includes'] },
    { id: 'extends', label: 'Extend', synonyms: ['extend'] },
  ],
  groups: [
    { id: 'package', label: 'Package', synonyms: ['package', 'module', 'namespace'] },
    { id: 'system', label: 'System boundary', synonyms: ['system', 'system boundary', 'subject'] },
  ],
};
