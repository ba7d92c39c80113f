import type { Family } from '@diagloom/diagram/model';
import type { Drafter } from './draft.ts';

/** The same as `drafters`, each for itself: a page that draws a flow need not wait for what reads networks. */
const loaders: Readonly<Record<Family, () => Promise<Drafter>>> = {
  process: async () => (await import('./process/draft-process.ts')).draftProcess,
  messages: async () => (await import('./messages/draft-messages.ts')).draftMessages,
  topics: async () => (await import('./topics/draft-topics.ts')).draftTopics,
  hierarchy: async () => (await import('./hierarchy/draft-hierarchy.ts')).draftHierarchy,
  topology: async () => (await import('./topology/draft-topology.ts')).draftTopology,
  screens: async () => (await import('./screens/draft-screens.ts')).draftScreens,
  classes: async () => (await import('./classes/draft-classes.ts')).draftClasses,
  entities: async () => (await import('./entities/draft-entities.ts')).draftEntities,
};

export const loadDrafter = (family: Family): Promise<Drafter> => loaders[family]();
