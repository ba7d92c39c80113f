import { type ProviderId, providers } from '@diagloom/providers';

/** What the environment says of one provider. */
export interface ProviderSetup {
  readonly apiKey: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string | undefined;
  readonly region: string | undefined;
  readonly model: string | undefined;
  readonly smallModel: string | undefined;
}

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
  const entries = providers.map(({ id, prefix }) => {
    const of = (name: string): string | undefined => environment[`${prefix}_${name}`]?.trim() || undefined;
    const baseUrl = of('BASE_URL');
    if (baseUrl !== undefined && !isAddress(baseUrl)) {
      problems.push(`${prefix}_BASE_URL must be the address of a model service, such as http://localhost:11434/v1`);
    }
    const region = of('REGION');
    if (region !== undefined && !/^[a-z0-9-]{1,40}$/.test(region)) {
      problems.push(`${prefix}_REGION must be the name of a region, such as eu-central-1`);
    }
    const names = { model: of('MODEL'), smallModel: of('SMALL_MODEL') };
    return [id, { apiKey: of('API_KEY'), baseUrl: baseUrl?.replace(/\/+$/, ''), region, ...names }] as const;
  });
  // Every provider has an entry, which the general type of entries does not say.
  return { setup: Object.fromEntries(entries) as ModelSetup, problems };
};

/** Nothing is set up: what servers have where nobody says more. */
export const noModels: ModelSetup = readModelSetup({}).setup;

const isAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
};
