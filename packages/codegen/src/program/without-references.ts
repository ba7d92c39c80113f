import type { Program } from './program.ts';
import type { RecordDecl, RecordScenario } from './record.ts';
import type { StoreDecl } from './stores.ts';

/** Stores that know nothing of each other, for languages whose stores ask no others; join tables then have none. */
export const withoutReferences = ({ stores: _stores, ...program }: Program): Program => ({
  ...program,
  records: program.records.map(
    ({ store, links: _links, ...record }): RecordDecl => ({
      ...record,
      ...(store !== undefined && { store: alone(store) }),
      scenarios: record.scenarios.flatMap((scenario): readonly RecordScenario[] => {
        if (scenario.kind === 'update' && store === undefined) return [];
        if (scenario.kind === 'missing' || scenario.kind === 'referred' || scenario.kind === 'linked') return [];
        return 'before' in scenario ? [{ ...scenario, before: [] }] : [scenario];
      }),
    }),
  ),
});

const alone = ({
  references: _references,
  dependants: _dependants,
  isAsked: _isAsked,
  ...store
}: StoreDecl): StoreDecl => store;
