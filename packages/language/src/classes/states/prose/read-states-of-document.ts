import type { DiagramSpec } from '@diagloom/diagram/model';
import { createMachine } from '../machine.ts';
import { withEnds } from '../with-ends.ts';
import { readStateProse } from './read-state-prose.ts';
import { readStateTables } from './tell-state-tables.ts';

/** The states and transitions that a section of a document tells. In: its text, and what it is headed by or was asked for. */
export const readStatesOfDocument = (text: string, heading: string): DiagramSpec => {
  const machine = createMachine();
  readStateTables(text, machine);
  readStateProse(text, heading, machine);
  return { schemaVersion: 1, type: 'uml', title: '', ...withEnds(machine), groups: [], notes: [] };
};
