import { isServiceAddress, modelSlots, type TaskModels } from '@diagloom/contract';
import {
  type Prices,
  type Provider,
  type ProviderId,
  type ProviderSetup,
  providers,
  readPrices,
  readProviderSetup,
} from '@diagloom/providers';

export interface ModelSetupOfProvider extends Omit<ProviderSetup, 'prices'> {
  /** What models cost here, beside the list prices that we know. */
  readonly prices: Prices;
  readonly taskModels: TaskModels;
  /** What the environment says of a model and pictures; undefined for nothing. */
  readonly sees: (model: string) => boolean | undefined;
  /** What the environment says of a model and streaming; undefined for nothing. */
  readonly streams: (model: string) => boolean | undefined;
}

export type ModelSetup = Readonly<Record<ProviderId, ModelSetupOfProvider>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `ANTHROPIC_API_KEY`, `ANTHROPIC_BASE_URL`, `ANTHROPIC_MODEL`, `ANTHROPIC_SMALL_MODEL`, `BEDROCK_REGION` and their like for every
 * provider, `ANTHROPIC_DRAFT_SMALL_MODEL`, `ANTHROPIC_CODE_MODEL` and their like for one task alone, `COMPATIBLE_SEES_IMAGES`, `COMPATIBLE_STREAMS` and `COMPATIBLE_PRICES`. `problems` names each variable that is not right and what it should be. An address is taken as it is, local ones too: whoever
 * sets the environment runs this machine.
 */
export const readModelSetup = (
  environment: Environment,
): { readonly setup: ModelSetup; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const entries = providers.map((provider) => {
    const { id, prefix } = provider;
    const setup = readProviderSetup(provider, environment);
    if (setup.baseUrl !== undefined && !isServiceAddress(setup.baseUrl)) {
      problems.push(`${prefix}_BASE_URL must be the address of a model service, such as http://localhost:11434/v1`);
    }
    if (setup.region !== undefined && !/^[a-z0-9-]{1,40}$/.test(setup.region)) {
      problems.push(`${prefix}_REGION must be the name of a region, such as eu-central-1`);
    }
    const prices = setup.prices === undefined ? {} : readPrices(setup.prices);
    if (prices === undefined) {
      problems.push(
        `${prefix}_PRICES must name models with US dollars per million tokens in and out, such as my-model=0.5/1.5`,
      );
    }
    return [
      id,
      {
        ...setup,
        prices: prices ?? {},
        taskModels: readTaskModels(provider, environment),
        sees: readAbility(environment[`${prefix}_SEES_IMAGES`]),
        streams: readAbility(environment[`${prefix}_STREAMS`]),
      },
    ] as const;
  });
  // Every provider has an entry, which the general type of entries does not say.
  return { setup: Object.fromEntries(entries) as ModelSetup, problems };
};

const readTaskModels = ({ prefix }: Provider, environment: Environment): TaskModels =>
  Object.fromEntries(
    modelSlots.flatMap((slot) => {
      const name = environment[`${prefix}_${inCapitals(slot)}_MODEL`]?.trim() ?? '';
      return name === '' ? [] : [[slot, name]];
    }),
  );

/** `draftSmall` is `DRAFT_SMALL`. */
const inCapitals = (slot: string): string => slot.replace(/[A-Z]/g, '_$&').toUpperCase();

/** `on`, `off`, or the names of the models that are able to, with commas between them. */
const readAbility = (variable = ''): ((model: string) => boolean | undefined) => {
  const said = variable.trim();
  if (said === '') return () => undefined;
  if (said === 'on' || said === 'off') return () => said === 'on';
  const names = said.split(',').map((name) => name.trim());
  return (model) => names.includes(model);
};

/** Nothing is set up: what servers have where nobody says more. */
export const noModels: ModelSetup = readModelSetup({}).setup;
