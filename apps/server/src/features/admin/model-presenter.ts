import type { ModelLimits, ModelProvider } from '@diagloom/contract';
import { pricesOf } from '@diagloom/providers';
import type { LimitRow } from '../../platform/models/limits.ts';
import { namedModels } from '../../platform/models/models-for.ts';
import { canBeTyped, type ProviderState } from '../../platform/models/provider-settings.ts';

/** Everything about a provider but its key. */
export const presentProvider = (state: ProviderState): ModelProvider => ({
  id: state.provider.id,
  label: state.provider.label,
  isEnabled: state.isEnabled,
  keyFrom: state.keyFrom,
  isHere: state.provider.isHere === true,
  needsKey: state.provider.needs.includes('apiKey'),
  needsAddress: canBeTyped(state.provider),
  addressFrom: state.addressFrom,
  address: state.addressFrom === 'settings' ? (state.access.baseUrl ?? '') : '',
  missing: [...state.missing],
  host: state.host ?? null,
  model: state.model,
  smallModel: state.smallModel,
  embeddingModel: state.provider.connectEmbedding ? state.embeddingModel : null,
  taskModels: state.taskModels,
  named: namedModels(state).map((model) => ({
    model,
    seesImages: state.sees(model) ?? null,
    streams: state.streams(model) ?? null,
  })),
  unpriced: unpricedOf(state),
});

const unpricedOf = (state: ProviderState): string[] =>
  state.provider.isHere
    ? []
    : [...namedModels(state), state.embeddingModel].filter(
        (name) => name !== '' && pricesOf(name, state.prices) === undefined,
      );

const micros = 1_000_000;

const toDollars = (value: number | null): number | null => (value === null ? null : value / micros);

export const presentLimits = (limits: LimitRow): ModelLimits => ({
  monthlyBudget: toDollars(limits.monthlyMicros),
  monthlyBudgetPerPerson: toDollars(limits.monthlyMicrosPerPerson),
  dailyTokens: limits.dailyTokens,
  dailyTokensPerPerson: limits.dailyTokensPerPerson,
  requestsPerMinute: limits.requestsPerMinute,
  requestsPerMinuteInAll: limits.requestsPerMinuteInAll,
  concurrentPerPerson: limits.concurrentPerPerson,
  concurrent: limits.concurrent,
});

const toMicros = (value: number | null): number | null => (value === null ? null : Math.round(value * micros));

type GivenLimits = { readonly [Name in keyof ModelLimits]?: ModelLimits[Name] | undefined } & {
  readonly preferred?: string | null | undefined;
};

/** Only what is given. */
export const toLimitRow = ({ monthlyBudget, monthlyBudgetPerPerson, ...rest }: GivenLimits): Partial<LimitRow> => {
  const row = {
    ...rest,
    ...(monthlyBudget === undefined ? {} : { monthlyMicros: toMicros(monthlyBudget) }),
    ...(monthlyBudgetPerPerson === undefined ? {} : { monthlyMicrosPerPerson: toMicros(monthlyBudgetPerPerson) }),
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
};
