import { checkInvitation } from '@diagloom/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** Whether an account can be made with an invitation, and whom it was sent to. Asks nothing for an empty one. */
export const useInvitation = (invitation: string) =>
  useQuery({
    queryKey: [checkInvitation.path, invitation],
    queryFn: ({ signal }) => callApi(checkInvitation, { body: { invitation }, signal }),
    enabled: invitation !== '',
    retry: false,
  });
