import { changesState, givesValue, stateNames } from '@diagloom/language/changes';
import { isYesNoQuestion, readVerb } from '@diagloom/language/morphology';
import type { FieldDecl, RecordDecl, RecordOperation } from '../../../program/index.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/** Marks fields that an operation of their own class plainly sets: `changeFee(amount)` a monthly fee, `cancel()` a status, `deactivate()` what `isActive` says. */
export const withChangedFields = (records: readonly Bare[]): readonly Bare[] =>
  records.map((record) => {
    const deeds = record.operations.filter(isDeed);
    const fields = record.fields.map((field): FieldDecl => {
      const isChanged = !isKey(field) && !field.isList && deeds.some((deed) => isSetBy(field, deed, record));
      return isChanged ? { ...field, isChanged } : field;
    });
    return { ...record, fields };
  });

/** What is done, and gives back at most whether it could be. */
const isDeed = ({ name: { words }, result }: RecordOperation): boolean =>
  readVerb(words[0] ?? '')?.forms.has('base') === true &&
  !isYesNoQuestion(words) &&
  (result === undefined || (result.kind === 'scalar' && result.scalar === 'boolean'));

const isKey = ({ mark, name }: FieldDecl): boolean => mark === 'key' || name.words.join(' ') === 'id';

const isSetBy = ({ name, type }: FieldDecl, deed: RecordOperation, record: Bare): boolean => {
  const [verb = '', ...what] = deed.name.words;
  if (givesValue(deed.name.words, name.words)) return true;
  if (type.kind === 'enum')
    return type.enum.members.some(({ words }) => words.length === 1 && changesState(verb, words[0] ?? ''));
  if (type.kind !== 'scalar') return false;
  const state = name.words.at(-1) ?? '';
  if (type.scalar === 'boolean') return changesState(verb, state) || (verb === 'mark' && what.at(-1) === state);
  const isOfItself = what.length === 0 || what.join('') === record.name.words.join('');
  return type.scalar === 'text' && stateNames.has(state) && deed.parameters.length === 0 && isOfItself;
};
