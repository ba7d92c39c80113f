import { type AssociationEnd, type Program, type RecordDecl, recordOf } from '../../../program/index.ts';
import { withScenarios } from '../../records/record-scenarios.ts';

/** Both ends of every association may be missing, for languages that make objects without them. */
export const withoutGivenEnds = (program: Program): Program => {
  if (program.records.every(({ ends }) => ends.every(isFree))) return program;
  const records = program.records.map((record): RecordDecl => ({ ...record, ends: record.ends.map(withoutMarks) }));
  return { ...program, records: withScenarios(records) };
};

/** The same of what others extend, for languages in which these hold a copy of it, made before it is linked. */
export const withFreeParents = (program: Program): Program => {
  const isFreed = ({ name, kind }: RecordDecl): boolean =>
    kind === 'class' && program.records.some((each) => each.extends === name);
  const isMeant = (owner: RecordDecl, { given, target, inverseIsGiven }: AssociationEnd): boolean => {
    const other = recordOf(program.records, target);
    const isFreedThere = inverseIsGiven === true && other !== undefined && isFreed(other);
    return isFreedThere || (given !== undefined && isFreed(owner));
  };
  if (program.records.every((record) => record.ends.every((end) => !isMeant(record, end)))) return program;
  const records = program.records.map(
    (record): RecordDecl => ({
      ...record,
      ends: record.ends.map((end) => (isMeant(record, end) ? withoutMarks(end) : end)),
    }),
  );
  return { ...program, records: withScenarios(records) };
};

const isFree = ({ given, isNonEmpty, inverseIsGiven, inverseIsNonEmpty }: AssociationEnd): boolean =>
  given === undefined && isNonEmpty !== true && inverseIsGiven !== true && inverseIsNonEmpty !== true;

const withoutMarks = ({
  given: _given,
  isNonEmpty: _isNonEmpty,
  inverseIsGiven: _inverseIsGiven,
  inverseIsNonEmpty: _inverseIsNonEmpty,
  ...end
}: AssociationEnd): AssociationEnd => end;
