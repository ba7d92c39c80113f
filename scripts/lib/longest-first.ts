import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, longest first: with two workers, one that begins last keeps the other waiting for minutes. */
const longest = [
  'packages/codegen/src/projects.process.test.ts',
  'e2e/admin.test.ts',
  'e2e/together.test.ts',
  'e2e/trial.test.ts',
  'e2e/npm-start.test.ts',
  'apps/server/src/main.process.test.ts',
  'bench/src/load/load.process.test.ts',
  'packages/studio/src/patterns.test.ts',
  'apps/server/src/features/diagrams/models.test.ts',
];

/** Begins with the files that take longest, then goes on as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
