import { createInvitation, listInvitations, type NewInvitation, revokeInvitation } from '@diagloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, readApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { invitationStrings } from '../../../strings/admin.ts';
import { adminKey } from './admin-queries.ts';

const invitationsKey = [...adminKey, listInvitations.path] as const;

export const useInvitations = () =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => readApi(listInvitations, { signal }),
    refetchOnMount: 'always',
  });

export const useCreateInvitation = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewInvitation) => callApi(createInvitation, { body }),
    onSuccess: ({ invitation, delivery }) => {
      if (delivery === 'email') {
        showToast({
          title: invitationStrings.sent,
          description: invitationStrings.sentText(invitation.email ?? ''),
        });
      }
    },
    onError: (error) => {
      if (failureOf(error)?.fields === undefined) showFailure(invitationStrings.failed, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  });
};

export const useRevokeInvitation = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(revokeInvitation, { params: { id } }),
    onSuccess: () => showToast({ title: invitationStrings.revoked }),
    onError: (error) => showFailure(invitationStrings.revokeFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  });
};

const showFailure = (title: string, error: unknown): void =>
  showToast({ title, description: messageOf(error, invitationStrings.failedText), tone: 'destructive' });
