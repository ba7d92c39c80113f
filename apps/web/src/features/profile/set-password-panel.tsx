import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../components/button-classes.ts';
import { Panel } from '../../components/panel.tsx';
import { updatePasswordStrings } from '../../strings/profile.ts';

/** Stands in for the form where the account has no password yet. */
export const SetPasswordPanel = () => (
  <Panel title={updatePasswordStrings.title}>
    <div className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-md text-ink-soft text-sm">{updatePasswordStrings.none}</p>
      <Link to="/forgot-password" className={buttonClasses({ variant: 'secondary' })}>
        {updatePasswordStrings.setOne}
      </Link>
    </div>
  </Panel>
);
