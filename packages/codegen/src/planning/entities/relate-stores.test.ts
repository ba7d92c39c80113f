import { parseNotation } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { generateCode } from '../../generate-code.ts';
import type { LanguageId } from '../../languages/catalog.ts';

const codeOf = (notation: string, language: LanguageId = 'typescript') => {
  const { spec } = parseNotation(notation, 'physical');
  const { files, explanation } = generateCode({
    spec,
    family: 'entities',
    language,
    codeStyle: 'detailed',
    includeComments: false,
  });
  const textOf = (role: string) =>
    files
      .filter((file) => file.role === role)
      .map(({ content }) => content)
      .join('\n');
  return { source: textOf('source'), tests: textOf('test'), explanation };
};

const school = `logical: School
a Chef | id <pk> | name
b Course | id <pk> | title | chef id <fk>
c Student | id <pk> | name
a[1] -> b[0..*]: teaches
c[0..*] -> b[0..*]: enrols in
`;

test('a row that refers to nothing is refused, and what others refer to stays', () => {
  const { source, tests, explanation } = codeOf(school);
  expect(source).toContain(`    if (this.#stores.chefs.find(item.chefId) === undefined) {
      throw new Error('chef id refers to no chef');`);
  expect(source).toContain(`    if (this.#stores.courses.all().some((each) => each.chefId === id)) {
      throw new Error('courses still refer to that chef');`);
  expect(tests).toContain("expect(() => stores.courses.add(made)).toThrow('chef id refers to no chef');");
  expect(explanation).not.toContain('Nothing checks');
});

test('a join table has a store that keeps each pair once, and is asked from both sides', () => {
  const { source, tests } = codeOf(school);
  expect(source).toContain('findByStudentId(studentId: number): StudentCourse[] {');
  expect(source).toContain('findByCourseId(courseId: number): StudentCourse[] {');
  expect(source).toContain("throw new Error('that student id and course id are taken together');");
  expect(tests).toContain('expect(stores.studentCourses.findByStudentId(made.studentId)).toEqual([made, other2]);');
  expect(tests).toContain("test('student course goes with the course of its course id'");
});

test('what goes along is asked before anything goes, where something may hold it', () => {
  const deep = `physical: Deep
u users | id: int <pk>
p projects | id: int <pk> | user_id: int on delete cascade <fk>
e entries | id: int <pk> | project_id: int <fk>
u[1] -> p[0..*]: user_id
p[1] -> e[0..*]: project_id
`;
  const { source } = codeOf(deep);
  const asked = source.indexOf('this.#stores.projects.checkRemovable(each.id);');
  expect(asked).toBeGreaterThan(0);
  expect(source.indexOf('this.#stores.projects.remove(each.id);')).toBeGreaterThan(asked);
});

test('a row of the same table may be missing at first, and is never itself what holds it', () => {
  const { source, tests } = codeOf(
    'logical: Shop\nk Category | id <pk> | name | parent id <fk nullable>\nk[0..1] -> k[0..*]: is above\n',
  );
  expect(source).toContain('each.parentId === id && each.id !== id');
  expect(tests).toContain('const made = new Category({ id: 51, name: ');
});

test('a language whose stores know nothing of each other says so', () => {
  const { explanation, tests } = codeOf(school, 'kotlin');
  expect(explanation).toContain('Nothing checks that what “courses.chef id”');
  expect(explanation).toContain('“student courses” has a key of several columns and no store.');
  expect(tests).not.toContain('refers to no chef');
});

test('requests add what another one refers to first', () => {
  const { spec } = parseNotation(school, 'logical');
  const { files } = generateCode({
    spec,
    family: 'entities',
    language: 'typescript',
    framework: 'express',
    codeStyle: 'detailed',
    includeComments: false,
  });
  const tests = files.find(({ filename }) => filename.endsWith('app.test.ts'))?.content ?? '';
  expect(tests.indexOf("'/chefs', { id: 1")).toBeGreaterThan(0);
  expect(files.find(({ filename }) => filename.endsWith('web/app.ts'))?.content).toContain(
    'attempt(409, () => chefStore.remove(',
  );
});

const cellar = `physical: Cellar
a vineyard | id: int <pk> | name: varchar(80) <unique>
b vintage | vineyard_id: int on delete cascade <fk pk> | year: int <pk> | grape: varchar(40)
c fill | id: int <pk> | vineyard_id: int <fk> | year: int <fk> | litres: int
a[1] -> b[0..*]: vineyard_id
b[1] -> c[0..*]: vineyard_id
b[1] -> c[0..*]: year
`;

test('a key of several columns is looked for as one, holds what it refers to, and finds what refers to it', () => {
  const { source, tests, explanation } = codeOf(cellar);
  expect(source).toContain(`    if (this.#stores.vintages.find(item.vineyardId, item.year) === undefined) {
      throw new Error('vineyard id and year refer to no vintage');`);
  expect(source).toContain(
    'this.#stores.fills.all().some((each) => each.vineyardId === vineyardId && each.year === year)',
  );
  expect(source).toContain('findByVineyardIdAndYear(vineyardId: number, year: number): Fill[] {');
  expect(source).toContain('this.#stores.vintages.checkRemovable(each.vineyardId, each.year);');
  expect(tests).toContain(".toThrow('fills still refer to that vintage')");
  expect(explanation).not.toContain('Nothing checks that what');
});

test('a key of three columns, one of them a day, has a store like any other', () => {
  const { source, tests, explanation } = codeOf(`logical: Clinic
a Animal | id <pk> | name: string
b Check | animal id <pk fk> | given on: date <pk> | kind: string <pk> | note: string
a[1] -> b[0..*]
`);
  expect(source).toContain('find(animalId: number, givenOn: string, kind: string): Check | undefined {');
  expect(source).toContain("throw new Error('checks still refer to that animal');");
  expect(tests).toContain('expect(stores.checks.findByKind(made.kind)).toEqual([made, other1, other2]);');
  expect(explanation).not.toContain('no store');
});

test('a row takes the place of the one with its key, and is refused what a new one is', () => {
  const { source, tests } = codeOf(cellar);
  expect(source).toContain(`  update(item: Vineyard): void {
    if (!this.#items.has(item.id)) {
      throw new Error('there is no vineyard of that id');`);
  expect(source).toContain('this.all().some((each) => each.id !== item.id && each.name === item.name)');
  expect(tests).toContain("expect(() => stores.vineyards.update(other)).toThrow('that name is taken');");
  expect(tests).toContain(
    "expect(() => stores.fills.update(made)).toThrow('vineyard id and year refer to no vintage');",
  );
});

test('rows cannot be changed past their store', () => {
  expect(codeOf(cellar, 'python').source).toContain('@dataclass(frozen=True, kw_only=True)\nclass Vineyard:');
  expect(codeOf(cellar, 'javascript').source).toContain('Object.freeze(this);');
  const go = codeOf(cellar, 'go').source;
  expect(go).toContain('func (s *store[K, T]) Find(key K) (T, bool) {');
  expect(go).toContain('store[int, Vineyard]');
  expect(go).toContain(`func (s *VineyardStore) Update(item Vineyard) error {
	if err := item.check(); err != nil {`);
});

test('a row whose reference is drawn to be emptied stays when what it refers to goes', () => {
  const pets = `physical: Pets
p pets | id: int <pk> | mother_id: int on delete set null <fk nullable> | vet_id: int on delete set null <fk nullable> | name: text
v vets | id: int <pk> | name: text
p[0..1] -> p[0..*]: mother_id
v[0..1] -> p[0..*]: vet_id
`;
  const { source, tests, explanation } = codeOf(pets);
  expect(source).toContain('this.update(new Pet({ ...each, motherId: undefined }));');
  expect(source).toContain('this.#stores.pets.update(new Pet({ ...each, vetId: undefined }));');
  expect(source).not.toContain('still refer to');
  expect(tests).toContain("test('pet stays without the vet of its vet id'");
  expect(explanation).not.toContain('cannot be removed before');
  expect(codeOf(pets, 'python').source).toContain('self._stores.pets.update(replace(pet, vet_id=None))');
});
