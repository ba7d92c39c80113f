import { useLocation } from '@tanstack/react-router';
import { MailCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useResendVerification } from '../../hooks/use-resend-verification.ts';
import { useSession } from '../../hooks/use-session.ts';
import { verifyStrings } from '../../strings/account-links.ts';
import { Button } from '../button.tsx';
import { buttonClasses } from '../button-classes.ts';

/** Asks whoever is signed in to confirm their address; hidden, it comes back with the next visit. */
export const VerifyBanner = () => {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isHidden, setIsHidden] = useState(false);
  const isNeeded = session.status === 'signed-in' && !session.user.isEmailVerified && pathname !== '/verify-email';
  if (!isNeeded || isHidden) return null;
  return <Banner email={session.user.email} onHide={() => setIsHidden(true)} />;
};

const Banner = ({ email, onHide }: { readonly email: string; readonly onHide: () => void }) => {
  const resend = useResendVerification(email);
  return (
    <section aria-label={verifyStrings.bannerLabel} className="border-b bg-accent-wash text-accent-ink">
      <div className="mx-auto flex max-w-[1280px] items-center gap-x-3 px-4 py-1 text-[13px] sm:px-6">
        <MailCheck aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
        <p className="min-w-0 flex-1 truncate" title={verifyStrings.banner(email)}>
          {verifyStrings.banner(email)}
        </p>
        <Button variant="secondary" size="small" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          {verifyStrings.resend}
        </Button>
        <button
          type="button"
          aria-label={verifyStrings.hide}
          onClick={onHide}
          className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </section>
  );
};
