import type { DiagramSpec } from '../../model/diagram-spec.ts';
import { type Carried, type CarryStep, carry, counted, sayWhere } from '../carry/carry.ts';
import { cleanTexts } from '../carry/clean-texts.ts';
import { withKinds, withoutCardinalities, withoutProperties, withoutRows } from '../carry/leave-out.ts';
import { linesToSpec } from './lines-to-spec.ts';
import { specToLines } from './spec-to-lines.ts';

/** What a notation of messages can say of a spec: what its lines, read again, say. */
export const carryMessages = (spec: DiagramSpec, notation: string): Carried =>
  carry(spec, [
    cleanTexts,
    withoutProperties(notation, ['activate', 'deactivate', 'ends']),
    withoutRows(notation),
    withoutCardinalities(notation),
    withKinds(notation, { nodes: ['actor', 'database'], edges: ['reply', 'async', 'create', 'destroy'] }),
    saidByLines(notation),
  ]);

/** Reading lines back settles at once or with the second pass, since only what says nothing new falls away. */
const saidByLines =
  (notation: string): CarryStep =>
  (spec) => {
    const reread = (each: DiagramSpec): DiagramSpec => linesToSpec(specToLines(each), spec).spec;
    const said = reread(reread(spec));
    const marks = (each: DiagramSpec): number =>
      each.edges.filter(({ kind, properties }) => kind === 'create' || kind === 'destroy' || properties).length;
    const framesOf = ({ groups }: DiagramSpec): number => groups.filter(({ kind }) => kind !== 'section').length;
    const lostMarks = marks(spec) - marks(said);
    const lostFrames = framesOf(spec) - framesOf(said);
    const lostNotes = spec.notes.length - said.notes.length;
    const cutNotes = spec.notes.filter(({ about }) => about.length > 2).length;
    const named = spec.groups.filter(
      ({ id, label, kind }) =>
        kind !== 'section' && label !== '' && spec.groups.some((part) => part.parent === id && part.kind === 'section'),
    ).length;
    return {
      spec: said,
      leftOut: [
        ...sayWhere(lostMarks, `Creation and destruction marks that ${notation} can’t show are left out.`),
        ...sayWhere(lostFrames, `Frames without messages are left out: ${lostFrames}.`),
        ...sayWhere(
          named,
          `Frames with sections show only the names of the sections: ${counted(named, 'name')} left out.`,
        ),
        ...sayWhere(lostNotes, `Notes without a participant are left out: ${lostNotes}.`),
        ...sayWhere(cutNotes, `A note can span two participants at most: ${counted(cutNotes, 'note')} shortened.`),
      ],
    };
  };
