import { socialProviders, socialSignInPath } from '@diagloom/contract';
import { socialStrings } from '../strings/social.ts';
import { Button } from './button.tsx';
import { ServiceMark } from './service-mark.tsx';

/** One button for each service, which takes the browser there; and the line above the form that follows. */
export const SocialButtons = () => (
  <>
    <div className="grid gap-2.5">
      {socialProviders.map(({ id, label }) => (
        <Button
          key={id}
          variant="secondary"
          className="w-full"
          onClick={() => window.location.assign(socialSignInPath(id))}
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
