import { type SocialProviderId, socialProviders, socialSignInPath } from '@diagloom/contract';
import { socialStrings } from '../strings/social.ts';
import { Button } from './button.tsx';
import { ServiceMark } from './service-mark.tsx';

interface SocialButtonsProps {
  /** With what a new account may be made where not everybody may. */
  readonly invitation?: string | undefined;
}

/** One button for each service, which takes the browser there; and the line above the form that follows. */
export const SocialButtons = ({ invitation }: SocialButtonsProps) => (
  <>
    <div className="grid gap-2.5">
      {socialProviders.map(({ id, label }) => (
        <Button
          key={id}
          variant="secondary"
          className="w-full"
          onClick={() => window.location.assign(signInPath(id, invitation))}
        >
          <ServiceMark service={id} />
          {socialStrings.continueWith(label)}
        </Button>
      ))}
    </div>
    <p className="my-6 flex items-center gap-3 text-ink-soft text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {socialStrings.or}
    </p>
  </>
);

const signInPath = (id: SocialProviderId, invitation: string | undefined): string =>
  invitation === undefined ? socialSignInPath(id) : `${socialSignInPath(id)}?${new URLSearchParams({ invitation })}`;
