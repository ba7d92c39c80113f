import {
  changesState,
  givesValue,
  listingVerbs,
  setsSomething,
  settingVerbs,
  stateNames,
} from '@diagloom/language/changes';
import { isYesNoQuestion, readVerb } from '@diagloom/language/morphology';
import type { FieldDecl, RecordDecl, RecordOperation } from '../../../program/index.ts';
import { singular } from '../../../program/plural.ts';

type Bare = Omit<RecordDecl, 'scenarios'>;

/**
 * Marks fields that an operation of their own class plainly sets: `changeFee(amount)` a monthly fee, `cancel()` a status, `deactivate()` what `isActive`
 * says, `switchOn()` a state that may be on, `addSpecialty(name)` a list, `topUp(amount)` a balance.
 */
export const withChangedFields = (records: readonly Bare[]): readonly Bare[] =>
  records.map((record) => {
    const deeds = record.operations.filter(isVerbFirst);
    const others = records.flatMap((each) =>
      each === record ? [] : each.operations.filter((deed) => takes(deed, record)),
    );
    const fields = record.fields.map((field): FieldDecl => {
      const own = deeds.filter((deed) => isDeed(deed, field));
      const isSet = field.isList
        ? own.some((deed) => isListedBy(field, deed))
        : own.some((deed) => isSetBy(field, deed, record)) || others.some((deed) => isDoneWith(field, deed));
      return !isKey(field) && isSet ? { ...field, isChanged: true } : field;
    });
    return { ...record, fields };
  });

/** `borrow(copy)` of somebody who is no copy. */
const takes = (deed: RecordOperation, { name }: Bare): boolean =>
  isVerbFirst(deed) && deed.parameters.some(({ type }) => type.kind === 'record' && type.record === name);

/** What is done with it changes the state that it is in, and when that was: `returnCopy(loan)` a returned date. */
const isDoneWith = ({ name, type, isOptional }: FieldDecl, { name: { words } }: RecordOperation): boolean => {
  if (type.kind === 'enum') return stateNames.has(name.words.at(-1) ?? '');
  const said = readVerb(name.words[0] ?? '');
  return isOptional && name.words.length > 1 && said?.base === words[0] && said?.forms.has('base') !== true;
};

const isVerbFirst = ({ name: { words } }: RecordOperation): boolean =>
  (readVerb(words[0] ?? '')?.forms.has('base') === true || setsSomething(words[0] ?? '')) && !isYesNoQuestion(words);

/** What is done gives back nothing, whether it could be done, or what the field then holds. */
const isDeed = ({ result }: RecordOperation, { type }: FieldDecl): boolean => {
  if (result === undefined) return true;
  if (result.kind !== 'scalar') return false;
  return result.scalar === 'boolean' || (type.kind === 'scalar' && result.scalar === type.scalar);
};

/** `add specialty` of specialties. */
const isListedBy = ({ name }: FieldDecl, { name: { words } }: RecordOperation): boolean => {
  const [verb = '', ...what] = words;
  const said = what.join(' ');
  return listingVerbs.has(verb) && [name.words.join(' '), singular(name.words.join(' '))].includes(said);
};

const isKey = ({ mark, name }: FieldDecl): boolean => mark === 'key' || name.words.join(' ') === 'id';

const isSetBy = ({ name, type }: FieldDecl, deed: RecordOperation, record: Bare): boolean => {
  const [verb = '', ...what] = deed.name.words;
  if (givesValue(deed.name.words, name.words) || isSaidWithParameter(deed, name.words)) return true;
  if (type.kind === 'enum')
    return type.enum.members.some(
      ({ words }) =>
        words.length === 1 && (changesState(verb, words[0] ?? '') || (what.length === 1 && what[0] === words[0])),
    );
  if (type.kind !== 'scalar') return false;
  const state = name.words.at(-1) ?? '';
  if (type.scalar === 'boolean') return changesState(verb, state) || (verb === 'mark' && what.at(-1) === state);
  const isOfItself = what.length === 0 || what.join('') === record.name.words.join('');
  return type.scalar === 'text' && stateNames.has(state) && deed.parameters.length === 0 && isOfItself;
};

/** `set opening` with a percent of an opening percent. */
const isSaidWithParameter = ({ name, parameters }: RecordOperation, field: readonly string[]): boolean => {
  const [verb = '', ...what] = name.words;
  const [given, ...more] = parameters;
  const said = [...what, ...(given?.name.words ?? [])].join(' ');
  return settingVerbs.has(verb) && what.length > 0 && more.length === 0 && said === field.join(' ');
};
