import type { User } from '@diagloom/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { namesStrings, profileStrings } from '../../../strings/profile.ts';
import { FactPanel } from './fact-panel.tsx';
import { userDetails } from './facts.ts';
import { NamesDialog } from './names-dialog.tsx';

/** Who somebody is here, and the way to change how others see them. */
export const UserDetails = ({ user }: { readonly user: User }) => {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <FactPanel
        title={profileStrings.userDetails}
        facts={userDetails(user)}
        actions={
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {namesStrings.change}
          </Button>
        }
      />
      {isChanging && <NamesDialog user={user} onClose={() => setChanging(false)} />}
    </>
  );
};
