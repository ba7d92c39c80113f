import type { Program } from './program.ts';
import type { RecordDecl, RecordScenario } from './record.ts';

/** Stores that know nothing of each other, for languages whose stores ask no others; join tables then have none. */
export const withoutReferences = ({ stores: _stores, ...program }: Program): Program => ({
  ...program,
  records: program.records.map(
    ({ store, links: _links, ...record }): RecordDecl => ({
      ...record,
      ...(store !== undefined && { store: { name: store.name, key: store.key, unique: store.unique } }),
      scenarios: record.scenarios.flatMap((scenario): readonly RecordScenario[] => {
        if (scenario.kind === 'missing' || scenario.kind === 'referred' || scenario.kind === 'linked') return [];
        return scenario.kind === 'roundTrip' || scenario.kind === 'unique' ? [{ ...scenario, before: [] }] : [scenario];
      }),
    }),
  ),
});
