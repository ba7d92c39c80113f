import { isIP } from 'node:net';
import type { TaskModels } from '@diagloom/contract';
import { type Prices, type Provider, type ProviderAccess, providers } from '@diagloom/providers';
import type { Database } from '../database/database.ts';
import { modelProviders } from '../database/schema/index.ts';
import type { LocalModels } from './local/create-local-runtime.ts';
import type { ModelSetup } from './model-setup.ts';
import { isPublicAddress } from './public-address.ts';
import { safeFetch } from './safe-fetch.ts';
import type { Sealer } from './sealer.ts';
import type { TypedAddresses } from './typed-addresses.ts';

/** A provider with everything that is set for it; the environment first for keys, the settings first for names. */
export interface ProviderState {
  readonly provider: Provider;
  readonly isEnabled: boolean;
  readonly keyFrom: 'environment' | 'settings' | 'unreadable' | null;
  /** Where its address is from; null where it has one of its own, or none yet. */
  readonly addressFrom: 'environment' | 'settings' | null;
  readonly access: ProviderAccess;
  readonly model: string;
  /** Empty where there is one model alone. */
  readonly smallModel: string;
  /** Models for some tasks alone. */
  readonly taskModels: TaskModels;
  /** Whether a model sees pictures; undefined where nothing has told yet. */
  readonly sees: (model: string) => boolean | undefined;
  /** False for a model that is said, or was found, to answer in one piece alone; undefined where it is asked for a stream. */
  readonly streams: (model: string) => boolean | undefined;
  /** Ranks passages of documents by what they mean; empty where nobody named one. */
  readonly embeddingModel: string;
  /** What models cost here, beside the list prices that we know. */
  readonly prices: Prices;
  /** Variables that are missing beside a key. */
  readonly missing: readonly string[];
  /** True where it can be asked. */
  readonly isReady: boolean;
  /** Where texts go; undefined where that is not known yet. */
  readonly host: string | undefined;
}

interface Parts {
  readonly database: Database;
  readonly setup: ModelSetup;
  readonly sealer: Sealer;
  readonly local: Pick<LocalModels, 'find'>;
  readonly typed: TypedAddresses;
}

export const readProviders = async ({
  database,
  setup,
  sealer,
  local,
  typed,
}: Parts): Promise<readonly ProviderState[]> => {
  const [rows, runtime] = await Promise.all([database.select().from(modelProviders), local.find()]);
  return Promise.all(
    providers.map(async (entry): Promise<ProviderState> => {
      const provider: Provider = entry;
      const said = setup[entry.id];
      const row = rows.find(({ id }) => id === provider.id);
      const kept = row?.sealedKey ? await sealer.open(row.sealedKey) : undefined;
      const isTyped = said.baseUrl === undefined && canBeTyped(provider) && !!row?.address;
      // A key of the environment goes where the environment says, not where somebody else may have it sent.
      const given = isTyped ? undefined : said.apiKey;
      const keyFrom =
        given !== undefined ? 'environment' : kept !== undefined ? 'settings' : row?.sealedKey ? 'unreadable' : null;
      const access = {
        apiKey: given ?? kept,
        baseUrl: said.baseUrl ?? (isTyped ? row.address : undefined),
        region: said.region,
        fetch: isTyped ? typed.fetch : safeFetch,
        ...(provider.isHere && { runtime }),
      };
      const usual = provider.isHere ? runtime?.names[0] : provider.defaults?.model;
      // A file may have been taken away since somebody chose it.
      const isThere = (name = ''): boolean => !provider.isHere || (runtime?.names.includes(name) ?? false);
      const named = [row?.model, said.model].find((name) => name && isThere(name));
      const model = named || usual || '';
      // Somebody who names one model means that one.
      const isUsual = model === provider.defaults?.model;
      const namedSmall = [row?.smallModel, said.smallModel].find((name) => name && isThere(name));
      const smallModel = namedSmall || (isUsual ? (provider.defaults?.smallModel ?? '') : '');
      const missing =
        provider.needs.includes('region') && access.region === undefined ? [`${provider.prefix}_REGION`] : [];
      const hasKey = access.apiKey !== undefined || !provider.needs.includes('apiKey');
      const hasAddress = access.baseUrl !== undefined || !canBeTyped(provider);
      return {
        provider,
        isEnabled: row?.isEnabled ?? true,
        keyFrom,
        addressFrom: said.baseUrl !== undefined ? 'environment' : isTyped ? 'settings' : null,
        access,
        model,
        smallModel: smallModel === model ? '' : smallModel,
        taskModels: Object.fromEntries(
          Object.entries({ ...said.taskModels, ...present(row?.taskModels) }).filter(([, name]) => isThere(name)),
        ),
        sees: (name) => said.sees(name) ?? row?.seesImages[name] ?? provider.seesImages?.(name),
        streams: (name) => said.streams(name) ?? (row?.answersWhole[name] === true ? false : undefined),
        embeddingModel: provider.connectEmbedding ? row?.embeddingModel || said.embeddingModel || '' : '',
        prices: said.prices,
        missing,
        isReady: (row?.isEnabled ?? true) && hasKey && hasAddress && missing.length === 0 && model !== '',
        host: hostOf(provider, access),
      };
    }),
  );
};

const present = (models: TaskModels = {}): TaskModels =>
  Object.fromEntries(Object.entries(models).filter(([, name]) => name !== ''));

/** Services that have no address of their own. */
export const canBeTyped = ({ needs }: Pick<Provider, 'needs'>): boolean => needs.includes('baseUrl');

const hostOf = ({ home, needs }: Provider, { baseUrl, region }: ProviderAccess): string | undefined => {
  const address = baseUrl ?? home;
  if (address !== undefined) return new URL(address).hostname;
  return needs.includes('region') && region !== undefined ? `bedrock-runtime.${region}.amazonaws.com` : undefined;
};

/** True for names and numbers of machines in one's own network. */
export const isLocalHost = (host: string): boolean =>
  isAddress(bare(host))
    ? !isPublicAddress(bare(host))
    : !host.includes('.') || /\.(?:local|localhost|lan|internal|home\.arpa)$/.test(host);

const isAddress = (host: string): boolean => isIP(host) !== 0;

/** Addresses of IPv6 stand in brackets. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');
