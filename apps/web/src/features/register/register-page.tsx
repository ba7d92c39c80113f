import { Link } from '@tanstack/react-router';
import { AuthCard } from '../../components/auth-card.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { registerStrings } from '../../strings/auth.ts';
import { FreePlanPanel } from './free-plan-panel.tsx';
import { RegisterDoor } from './register-door.tsx';

export const RegisterPage = () => {
  useDocumentTitle(registerStrings.title);
  return (
    <div className="mx-auto grid w-full max-w-[960px] items-start gap-6 px-4 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_320px]">
      <AuthCard title={registerStrings.title} text={registerStrings.text}>
        <RegisterDoor />
        <p className="mt-6 text-center text-ink-soft text-sm">
          {registerStrings.hasAccount}{' '}
          <Link to="/login" className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline">
            {registerStrings.signIn}
          </Link>
        </p>
      </AuthCard>
      <FreePlanPanel />
    </div>
  );
};
