import { VerifyBanner } from '../../../components/layout/verify-banner.tsx';
import { useDiagrams } from '../api/list-diagrams.ts';
import { useWorkspace } from './workspace-context.ts';

/** Asks for the address to be confirmed, after the first steps: whoever has no diagram yet sees these until they skip them. */
export const StartReminder = () => {
  const { tour } = useWorkspace();
  const { data, isPending } = useDiagrams();
  const isTourShown = tour.isWanted && (isPending || data?.total === 0);
  return isTourShown ? null : <VerifyBanner />;
};
