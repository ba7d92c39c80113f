import type { ModelProvider } from '@diagloom/contract';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Panel } from '../../../components/panel.tsx';
import { modelAdminStrings } from '../../../strings/model-admin.ts';
import { ProviderForm } from './provider-form.tsx';

/** All services, those that can be asked marked; each opens to its settings. */
export const ProviderList = ({ providers }: { readonly providers: readonly ModelProvider[] }) => (
  <Panel title={modelAdminStrings.services}>
    <ul className="divide-y">
      {providers.map((provider) => (
        <li key={provider.id}>
          <details className="group">
            <summary className="flex cursor-pointer list-none items-center gap-3 px-5 py-3.5 hover:bg-sunken/50">
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-sm">{provider.label}</span>
                <span className="block truncate text-ink-soft text-xs">
                  {modelAdminStrings.hints[provider.id] ?? ''}
                </span>
              </span>
              <Badge tone={isReady(provider) ? 'accent' : 'plain'}>{stateOf(provider)}</Badge>
              <ChevronDown
                aria-hidden="true"
                className="size-4 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="px-5 pt-3 pb-5">
              <ProviderForm provider={provider} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  </Panel>
);

export const isReady = (provider: ModelProvider): boolean =>
  provider.isEnabled &&
  provider.missing.length === 0 &&
  (!provider.needsAddress || provider.addressFrom !== null) &&
  provider.model !== '' &&
  (!provider.needsKey || provider.keyFrom === 'environment' || provider.keyFrom === 'settings');

const stateOf = (provider: ModelProvider): string => {
  if (isReady(provider)) return modelAdminStrings.ready;
  if (!provider.isEnabled) return modelAdminStrings.off;
  return provider.keyFrom === 'unreadable' ? modelAdminStrings.keyLost : modelAdminStrings.notSetUp;
};
