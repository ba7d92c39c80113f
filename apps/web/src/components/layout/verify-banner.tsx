import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useQuiet } from '../../hooks/use-quiet.ts';
import { useSession } from '../../hooks/use-session.ts';

/** Visitors never see it. */
const VerifyReminder = lazy(async () => ({ default: (await import('./verify-reminder.tsx')).VerifyReminder }));

/** Where one arrives, and where the address stands. */
const places: readonly string[] = ['/', '/profile', '/user-profile'];

/** Asks whoever is signed in to confirm their address; hidden, it comes back with the next visit. */
export const VerifyBanner = () => {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isQuiet = useQuiet();
  const [isHidden, setIsHidden] = useState(false);
  const isNeeded = session.status === 'signed-in' && !session.user.isEmailVerified && places.includes(pathname);
  if (!isNeeded || !isQuiet || isHidden) return null;
  return (
    <Suspense>
      <VerifyReminder email={session.user.email} onHide={() => setIsHidden(true)} />
    </Suspense>
  );
};
