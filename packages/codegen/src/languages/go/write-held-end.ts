import {
  type AssociationEnd,
  lastOf,
  type Name,
  neededFor,
  ownerOf,
  type RecordDecl,
  type RecordScenario,
  recordOf,
  type Sample,
} from '../../program/index.ts';
import { endMethods, memberOf } from './end-methods.ts';

/** What a record is made with at one of its ends. */
export interface AtEnd {
  readonly name: Name;
  readonly value: string;
}

interface Forms {
  readonly make: (variable: string, made: RecordDecl, values: Sample, atHand?: AtEnd) => void;
  /** Calls what may not fail here. */
  readonly must: (call: string, mayFail: boolean) => void;
  /** Claims that a statement gives this error. */
  readonly failing: (statement: string, message: string) => void;
  readonly isSame: (actual: string, value: string, isList?: boolean) => void;
  readonly isNone: (actual: string, isList: boolean) => void;
}

interface Held {
  readonly record: RecordDecl;
  readonly records: readonly RecordDecl[];
  readonly end: AssociationEnd;
  readonly scenario: Extract<RecordScenario, { kind: 'moved' | 'lastStays' }>;
}

/** What the test of an end does that something cannot be without. */
export const writeHeldEnd = ({ record, records, end, scenario }: Held, forms: Forms): void => {
  const { link, unlink } = endMethods(records, end.name, end.isList);
  const read = `one.${memberOf(records, end.name)}()`;
  if (scenario.kind === 'lastStays') {
    // The only one that it has would be left without any.
    const others = end.inverseIsNonEmpty ? ['other'] : ['other', 'another'];
    const target = recordOf(records, scenario.made);
    if (target === undefined) return;
    forms.make('one', record, scenario.values);
    for (const other of others) forms.make(other, target, scenario.target);
    for (const other of others) forms.must(`one.${link}(${other})`, true);
    if (others.length > 1) forms.must(`one.${unlink}(another)`, true);
    forms.isSame(read, 'other', true);
    forms.failing(`err := one.${unlink}(other)`, lastOf(ownerOf(records, record, end), end.name));
    forms.isSame(read, 'other', true);
    return;
  }
  const target = recordOf(records, end.given?.record);
  if (target === undefined || end.given === undefined || end.inverse === undefined) return;
  const isList = end.inverseIsList === true;
  const back = endMethods(records, end.inverse, isList);
  const inverse = memberOf(records, end.inverse);
  for (const other of ['first', 'second']) forms.make(other, target, end.given.values);
  for (const one of end.inverseIsNonEmpty ? ['one', 'another'] : ['one'])
    forms.make(one, record, scenario.values, { name: end.name, value: 'first' });
  forms.must(`second.${back.link}(one)`, true);
  forms.isSame(read, 'second');
  if (end.inverseIsNonEmpty) forms.isSame(`first.${inverse}()`, 'another', true);
  else forms.isNone(`first.${inverse}()`, isList);
  forms.isSame(`second.${inverse}()`, 'one', isList);
  const needed = neededFor(ownerOf(records, record, end), end.name);
  forms.failing(`err := second.${back.unlink}(${isList ? 'one' : 'nil'})`, needed);
  forms.failing(`err := one.${link}(nil)`, needed);
  if (end.inverseIsNonEmpty) forms.failing(`err := another.${link}(second)`, lastOf(end.target, end.inverse));
};
