import { MailCheck, X } from 'lucide-react';
import { useResendVerification } from '../../hooks/use-resend-verification.ts';
import { useSite } from '../../hooks/use-site.ts';
import { verifyStrings } from '../../strings/account-links.ts';
import { Button } from '../button.tsx';
import { buttonClasses } from '../button-classes.ts';

interface VerifyReminderProps {
  readonly email: string;
  readonly onHide: () => void;
}

/** Asks for the address to be confirmed, and sends the letter again. */
export const VerifyReminder = ({ email, onHide }: VerifyReminderProps) => {
  const resend = useResendVerification(email);
  const delivery = useSite()?.delivery ?? 'email';
  return (
    <section
      data-toasts-below
      aria-label={verifyStrings.bannerLabel}
      className="border-b bg-accent-wash text-accent-ink"
    >
      <div className="mx-auto flex max-w-[1280px] items-center gap-x-3 px-4 py-1 text-[13px] sm:justify-center sm:px-6">
        <MailCheck aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
        <p className="min-w-0 truncate max-sm:flex-1" title={verifyStrings.banner(email)}>
          <span className="max-sm:hidden">{verifyStrings.banner(email)}</span>
          <span className="sm:hidden">{verifyStrings.bannerShort}</span>
        </p>
        <Button variant="secondary" size="small" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          {verifyStrings.resends[delivery]}
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
