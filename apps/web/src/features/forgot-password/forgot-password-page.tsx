import type { MailDelivery } from '@diagloom/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from '../../components/auth-card.tsx';
import { buttonClasses } from '../../components/button-classes.ts';
import { NarrowPage } from '../../components/narrow-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSite } from '../../hooks/use-site.ts';
import { classNames } from '../../lib/class-names.ts';
import { forgotStrings } from '../../strings/account-links.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

interface Asked {
  readonly email: string;
  readonly delivery: MailDelivery;
}

export const ForgotPasswordPage = () => {
  useDocumentTitle(forgotStrings.title);
  const [asked, setAsked] = useState<Asked>();
  return <NarrowPage>{asked === undefined ? <Ask onAsked={setAsked} /> : <LinkSent {...asked} />}</NarrowPage>;
};

const Ask = ({ onAsked }: { readonly onAsked: (asked: Asked) => void }) => {
  const delivery = useSite()?.delivery ?? 'email';
  return (
    <AuthCard title={forgotStrings.title} text={forgotStrings.texts[delivery]}>
      <ForgotPasswordForm submit={forgotStrings.submits[delivery]} onAsked={onAsked} />
      <p className="mt-6 text-center text-sm">
        <Link to="/login" className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline">
          {forgotStrings.backToSignIn}
        </Link>
      </p>
    </AuthCard>
  );
};

const LinkSent = ({ email, delivery }: Asked) => {
  const words = {
    email: { title: forgotStrings.sentTitle, text: forgotStrings.sent(email) },
    outbox: { title: forgotStrings.writtenTitle, text: forgotStrings.written },
  } as const;
  return (
    <div role="status">
      <AuthCard {...words[delivery]}>
        <Link to="/login" className={classNames(buttonClasses(), 'w-full')}>
          {forgotStrings.backToSignIn}
        </Link>
      </AuthCard>
    </div>
  );
};
