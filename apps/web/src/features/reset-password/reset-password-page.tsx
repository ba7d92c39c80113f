import { Link } from '@tanstack/react-router';
import { AuthCard } from '../../components/auth-card.tsx';
import { buttonClasses } from '../../components/button-classes.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { NarrowPage } from '../../components/narrow-page.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useLinkToken } from '../../hooks/use-link-token.ts';
import { resetStrings } from '../../strings/account-links.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

export const ResetPasswordPage = () => {
  useDocumentTitle(resetStrings.title);
  const token = useLinkToken();
  if (token === '') return <LinkIncomplete />;
  return (
    <NarrowPage>
      <AuthCard title={resetStrings.title} text={resetStrings.text}>
        <ResetPasswordForm token={token} />
      </AuthCard>
    </NarrowPage>
  );
};

const LinkIncomplete = () => (
  <MessagePage title={resetStrings.incompleteTitle} text={resetStrings.incompleteText}>
    <Link to="/forgot-password" className={buttonClasses()}>
      {resetStrings.askAgain}
    </Link>
  </MessagePage>
);
