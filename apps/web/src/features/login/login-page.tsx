import { Link } from '@tanstack/react-router';
import { AuthCard } from '../../components/auth-card.tsx';
import { NarrowPage } from '../../components/narrow-page.tsx';
import { SocialButtons } from '../../components/social-buttons.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { loginStrings } from '../../strings/auth.ts';
import { LoginForm } from './login-form.tsx';

export const LoginPage = () => {
  useDocumentTitle(loginStrings.submit);
  return (
    <NarrowPage>
      <AuthCard title={loginStrings.title} text={loginStrings.text}>
        <SocialButtons />
        <LoginForm />
        <p className="mt-6 text-center text-ink-soft text-sm">
          {loginStrings.noAccount}{' '}
          <Link to="/register" className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline">
            {loginStrings.createAccount}
          </Link>
        </p>
      </AuthCard>
    </NarrowPage>
  );
};
