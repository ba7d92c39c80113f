import { logout } from '@diagloom/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';
import { removeSessionToken } from '../lib/session-token.ts';

/** In milliseconds: a server that does not answer keeps nobody signed in here. */
const longestWait = 3000;

/** Ends the session here even where the server cannot be reached, and loads the page anew. */
export const useLogOut = (): (() => void) => {
  const { mutate } = useMutation({
    mutationFn: () => callApi(logout, { signal: AbortSignal.timeout(longestWait) }),
    onSettled: () => {
      removeSessionToken();
      window.location.assign('/');
    },
  });
  return () => mutate();
};
