import { Link } from '@tanstack/react-router';
import { AuthCard } from '../../components/auth-card.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { loginStrings } from '../../strings/auth.ts';
import { LoginForm } from './login-form.tsx';

export const LoginPage = () => {
  useDocumentTitle(loginStrings.submit);
  return (
    <div className="mx-auto w-full max-w-[440px] px-4 py-12 sm:py-20">
      <AuthCard title={loginStrings.title} text={loginStrings.text}>
        <LoginForm />
        <p className="mt-6 text-center text-ink-soft text-sm">
          {loginStrings.noAccount}{' '}
          <Link to="/register" className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline">
            {loginStrings.createAccount}
          </Link>
        </p>
      </AuthCard>
    </div>
  );
};
