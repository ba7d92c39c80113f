import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { planProgram } from '../../plan-program.ts';

const endsOf = (drawn: string): readonly string[] => {
  const { spec } = parseNotation(`uml: Drawn\n${drawn}`, 'uml');
  const { records } = planProgram({ spec, family: 'classes', style: 'minimal', additionalDetails: '' });
  return records.flatMap(({ ends }) => ends.map(({ name }) => name.words.join(' ')));
};

test('an end is called like what stands at it', () => {
  expect(endsOf('a Shelf\nb Book\na[1] -> b[0..*]: holds')).toEqual(['books', 'shelf']);
});

test('where two lines join the same classes each says what it is about', () => {
  expect(endsOf('a Flight\nb Airport\na[0..*] -> b[1]: departs from\na[0..*] -> b[1]: arrives at')).toEqual([
    'departs from',
    'arrives at',
    'departing flights',
    'arriving flights',
  ]);
});

test('what is done by somebody is at the other end what that one did it to', () => {
  expect(endsOf('a Visit\nb Vet\na[0..*] -> b[1]: treated by\na[0..*] -> b[0..1]: assisted by')).toEqual([
    'treated by',
    'assisted by',
    'treated visits',
    'assisted visits',
  ]);
});

test('a role at one end of several lines tells them apart at the other end', () => {
  expect(endsOf('a Flight\nb Airport\na[0..*] -> b[1]: origin\na[0..*] -> b[1]: destination')).toEqual([
    'origin',
    'destination',
    'origin flights',
    'destination flights',
  ]);
});

test('a class that is linked to itself says at each end what the other is', () => {
  expect(endsOf('a Member\na[0..*] -> a[0..*]: follows')).toEqual(['followed members', 'following members']);
  expect(endsOf('a Employee\na[0..*] -> a[0..1]: manager')).toEqual(['manager', 'employees']);
  expect(endsOf('a Doctor\na[0..1] -> a[0..*]: mentors')).toEqual(['mentored doctors', 'mentoring doctor']);
  expect(endsOf('a Teacher\na[0..1] -> a[0..*]: leads')).toEqual(['led teachers', 'leading teacher']);
  expect(endsOf('a Folder\na[0..1] -> a[0..*]')).toEqual(['folders', 'folder']);
});

test('a verb of several lines says what was done to those at its end', () => {
  expect(endsOf('a Doctor\nb Visit\na[1] -> b[0..*]: treats\na[0..1] -> b[0..*]: supervises')).toEqual([
    'treated visits',
    'supervised visits',
    'treating doctor',
    'supervising doctor',
  ]);
});

test('a noun at a line is what stands at its end, in as many as there are', () => {
  expect(endsOf('a Loan\nb Museum\na[0..*] -> b[1]: borrower')).toEqual(['borrower', 'loans']);
  expect(endsOf('a Loan\nb Museum\na[0..*] -> b[1..*]: lender')).toEqual(['lenders', 'loans']);
  expect(endsOf('a Club\nb Person\na[1] -> b[0..*]: team members')).toEqual(['team members', 'club']);
});

test('a deed and what only the line itself is called are no name of an end', () => {
  expect(endsOf('a Captain\nb Ship\na[1] -> b[0..*]: commands')).toEqual(['ships', 'captain']);
  expect(endsOf('a Person\nb Club\na[0..*] -> b[1]: membership')).toEqual(['club', 'people']);
  expect(endsOf('a Part\nb Car\na[0..*] -> b[1]: part of')).toEqual(['car', 'parts']);
});

test('a role behind how many at an end is what is called so', () => {
  const drawn = 'a Inspection\nb Engineer\na[0..* led] -> b[1 lead]\na[reviewed 0..*] -> b[0..1 reviewer]';
  expect(endsOf(drawn)).toEqual(['lead', 'reviewer', 'led', 'reviewed']);
  expect(endsOf('a Club\nb Person\na[1] -> b[1 or more]')).toEqual(['people', 'club']);
});
