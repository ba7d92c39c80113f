import type { DiagramSpec } from '../../../model/diagram-spec.ts';
import { type Carried, type CarryStep, carry } from '../../carry/carry.ts';
import { cleanTexts } from '../../carry/clean-texts.ts';
import { inOneGroup, inTextOrder, withKinds, withoutEdgeGroups, withoutProperties } from '../../carry/leave-out.ts';
import { withCrowsFeet } from '../../rows/carry-entities.ts';
import { withRows } from '../../rows/carry-rows.ts';
import { showsClasses, withoutGroupLines } from '../../rows/class-fits.ts';
import { classKinds } from '../../rows/class-lines.ts';
import type { Dialect } from '../../text-notation.ts';
import { isPlantUmlClass, isPlantUmlEntities, readMember, readPlantUmlClass } from './read.ts';
import { writeMember, writePlantUmlClass } from './write.ts';

const carryClasses = (spec: DiagramSpec, label: string, own: readonly CarryStep[]): Carried =>
  carry({ ...spec, direction: spec.direction === 'right' ? 'right' : 'down' }, [
    cleanTexts,
    withoutProperties(label),
    withoutEdgeGroups,
    ...own,
    withoutGroupLines,
    withRows((row) => readMember(writeMember(row))),
    inOneGroup,
    inTextOrder,
  ]);

const classLabel = 'a PlantUML class diagram';

export const plantUmlClass: Dialect = {
  label: classLabel,
  types: ['uml'],
  fits: showsClasses,
  carry: (spec) =>
    carryClasses(spec, classLabel, [
      withKinds(classLabel, { edges: classKinds.edges.slice(1), nodes: classKinds.nodes.slice(1), groups: [] }),
    ]),
  write: writePlantUmlClass,
  isIn: isPlantUmlClass,
  read: readPlantUmlClass,
};

const entityLabel = 'a PlantUML diagram of entities';

export const plantUmlEntities: Dialect = {
  label: entityLabel,
  types: ['logical', 'conceptual', 'physical'],
  fits: () => true,
  carry: (spec) =>
    carryClasses(spec, entityLabel, [
      withKinds(entityLabel, { edges: [], nodes: ['weak-entity'], groups: [] }),
      withCrowsFeet,
    ]),
  write: writePlantUmlClass,
  isIn: isPlantUmlEntities,
  read: readPlantUmlClass,
};
