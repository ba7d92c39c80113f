import { type ConnectionList, type SocialProviderId, socialProviders } from '@diagloom/contract';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { ServiceMark } from '../../../components/service-mark.tsx';
import { connectionStrings } from '../../../strings/social.ts';
import { useConnect, useDisconnect } from '../api/connections.ts';

/** Services that the server is set up for, and those that are connected from the time when it was. */
export const ConnectionsPanel = ({ connections }: Pick<ConnectionList, 'connections'>) => {
  const connect = useConnect();
  const disconnect = useDisconnect(labelOf);
  const shown = connections.filter(({ isAvailable, isConnected }) => isAvailable || isConnected);
  return (
    <Panel title={connectionStrings.title}>
      {shown.length === 0 && <p className="px-5 py-4 text-ink-soft text-sm">{connectionStrings.none}</p>}
      <ul className="divide-y px-5">
        {shown.map(({ provider, isConnected }) => {
          const { isPending, variables, mutate } = isConnected ? disconnect : connect;
          return (
            <li key={provider} className="flex items-center gap-3 py-3.5 text-sm">
              <ServiceMark service={provider} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{labelOf(provider)}</p>
                <p className="text-[13px] text-ink-soft">
                  {isConnected ? connectionStrings.connected : connectionStrings.notConnected}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                isBusy={isPending && variables === provider}
                aria-label={(isConnected ? connectionStrings.disconnectNamed : connectionStrings.connectNamed)(
                  labelOf(provider),
                )}
                onClick={() => mutate(provider)}
              >
                {isConnected ? connectionStrings.disconnect : connectionStrings.connect}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

const labelOf = (provider: SocialProviderId): string =>
  socialProviders.find(({ id }) => id === provider)?.label ?? provider;
