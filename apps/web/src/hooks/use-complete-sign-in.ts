import type { SignedIn } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { storeSessionToken } from '../lib/session-token.ts';
import { currentUserQuery } from './use-session.ts';

/** Long enough for the pages to have taken up the new session. */
const redirectDelay = 100;

/** What follows a sign-in or registration: the token is kept, the current user read anew, and the person goes to `/`. */
export const useCompleteSignIn = (): ((signedIn: SignedIn) => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ sessionToken }) => {
    // What is cached may belong to whoever was signed in before.
    queryClient.clear();
    storeSessionToken(sessionToken);
    await queryClient.ensureQueryData(currentUserQuery);
    window.setTimeout(() => void navigate({ to: '/' }), redirectDelay);
  };
};
