import type { SignedIn } from '@diagloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { storeSessionToken } from '../lib/session-token.ts';
import { currentUserQuery } from './use-session.ts';

/**
 * What follows a sign-in or registration: the token is kept and the current user read anew. The pages of
 * visitors lead to the workspace from there.
 */
export const useCompleteSignIn = (): ((signedIn: SignedIn) => Promise<void>) => {
  const queryClient = useQueryClient();
  return async ({ sessionToken }) => {
    // What is cached may belong to whoever was signed in before.
    queryClient.clear();
    storeSessionToken(sessionToken);
    await queryClient.ensureQueryData(currentUserQuery);
  };
};
