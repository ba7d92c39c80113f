import type { Family } from '@diagloom/diagram/model';
import { draftClasses } from './classes/draft-classes.ts';
import type { Drafter } from './draft.ts';
import { draftEntities } from './entities/draft-entities.ts';
import { draftHierarchy } from './hierarchy/draft-hierarchy.ts';
import { draftMessages } from './messages/draft-messages.ts';
import { draftProcess } from './process/draft-process.ts';
import { draftScreens } from './screens/draft-screens.ts';
import { draftTopics } from './topics/draft-topics.ts';
import { draftTopology } from './topology/draft-topology.ts';

/** What reads the sentences of each family, all at hand. */
export const drafters: Readonly<Record<Family, Drafter>> = {
  process: draftProcess,
  messages: draftMessages,
  topics: draftTopics,
  hierarchy: draftHierarchy,
  topology: draftTopology,
  screens: draftScreens,
  classes: draftClasses,
  entities: draftEntities,
};
