import { isServiceAddress } from '@diagloom/contract';
import { type ProviderId, type ProviderSetup, providers, readProviderSetup } from '@diagloom/providers';

export type ModelSetup = Readonly<Record<ProviderId, ProviderSetup>>;

/**
 * Reads `ANTHROPIC_API_KEY`, `ANTHROPIC_BASE_URL`, `ANTHROPIC_MODEL`, `ANTHROPIC_SMALL_MODEL`, `BEDROCK_REGION` and their like for every
 * provider. `problems` names each variable that is not right and what it should be. An address is taken as it is, local ones too: whoever
 * sets the environment runs this machine.
 */
export const readModelSetup = (
  environment: Readonly<Record<string, string | undefined>>,
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
    return [id, setup] as const;
  });
  // Every provider has an entry, which the general type of entries does not say.
  return { setup: Object.fromEntries(entries) as ModelSetup, problems };
};

/** Nothing is set up: what servers have where nobody says more. */
export const noModels: ModelSetup = readModelSetup({}).setup;
