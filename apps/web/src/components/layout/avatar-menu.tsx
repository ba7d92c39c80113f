import type { User } from '@diagloom/contract';
import { useState } from 'react';
import { initialsOf } from '../../lib/person-name.ts';
import { shellStrings } from '../../strings/shell.ts';
import { DeferredMenu } from '../deferred-menu.tsx';
import { lazyDialog } from '../lazy-part.tsx';

const AvatarActions = lazyDialog(async () => (await import('./avatar-actions.tsx')).AvatarActions);

export const AvatarMenu = ({ user }: { readonly user: User }) => (
  <DeferredMenu
    trigger={
      <button type="button" className="rounded-full">
        <span className="sr-only">{shellStrings.account}</span>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center overflow-hidden rounded-full bg-accent-wash font-semibold text-[13px] text-accent-ink"
        >
          <Face user={user} />
        </span>
      </button>
    }
  >
    {(props) => <AvatarActions user={user} {...props} />}
  </DeferredMenu>
);

/** A picture that cannot be loaded is none. */
const Face = ({ user }: { readonly user: User }) => {
  const [isBroken, setBroken] = useState(false);
  const { profileImageUrl } = user;
  if (profileImageUrl === null || isBroken) return initialsOf(user);
  return <img src={profileImageUrl} alt="" onError={() => setBroken(true)} className="size-full object-cover" />;
};
