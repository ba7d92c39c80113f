import { useSession } from '../../../hooks/use-session.ts';
import { promptStrings } from '../../../strings/home.ts';

/** How many diagrams are left this month; nothing where there is no limit. */
export const QuotaLine = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { monthlyDiagrams, remainingDiagrams } = session.limits;
  if (monthlyDiagrams === null || remainingDiagrams === null) return null;
  return (
    <p className="mt-2 text-center text-[13px] text-ink-soft tabular-nums">
      {promptStrings.quota(remainingDiagrams, monthlyDiagrams)}
    </p>
  );
};
