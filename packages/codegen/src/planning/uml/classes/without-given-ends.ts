import type { AssociationEnd, Program, RecordDecl } from '../../../program/index.ts';
import { withScenarios } from '../../records/record-scenarios.ts';

/** Both ends of every association may be missing, for languages that make objects without them. */
export const withoutGivenEnds = (program: Program): Program => {
  if (program.records.every(({ ends }) => ends.every(isFree))) return program;
  const records = program.records.map((record): RecordDecl => ({ ...record, ends: record.ends.map(withoutMarks) }));
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
