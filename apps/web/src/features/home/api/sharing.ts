import {
  type AccessList,
  changeAccess,
  createShareLink,
  type Invitation,
  inviteToDiagram,
  type LinkDays,
  listAccess,
  removeAccess,
  type ShareLink,
  type ShareRole,
} from '@diagloom/contract';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { diagramKeys } from './diagram-keys.ts';

/** Who has access to a diagram; read anew with each look, since people open what they were invited to. */
export const useAccessList = (id: number): UseQueryResult<AccessList> =>
  useQuery({
    queryKey: diagramKeys.access(id),
    queryFn: ({ signal }) => callApi(listAccess, { params: { id }, signal }),
    staleTime: 0,
  });

export const useInvite = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: Invitation) => callApi(inviteToDiagram, { params: { id }, body }),
    onSuccess: ({ delivery, person }) => {
      refresh();
      const description =
        delivery === 'email' ? shareStrings.invitedMail(person.invitedAs) : shareStrings.invitedOutbox;
      showToast({ title: shareStrings.invited, description });
    },
    onError: (error) => {
      if (failureOf(error)?.fields === undefined) showFailure(shareStrings.inviteFailed, error);
    },
  });
};

export const useChangeRole = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ accessId, role }: { readonly accessId: number; readonly role: ShareRole }) =>
      callApi(changeAccess, { params: { id, accessId }, body: { role } }),
    onError: (error) => showFailure(shareStrings.roleFailed, error),
    onSettled: refresh,
  });
};

/** Takes access from a person or a link. */
export const useRemoveAccess = (id: number, done: string) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (accessId: number) => callApi(removeAccess, { params: { id, accessId } }),
    onSuccess: () => showToast({ title: done }),
    onError: (error) => showFailure(shareStrings.removeFailed, error),
    onSettled: refresh,
  });
};

export interface NewLinkWish {
  readonly expiresInDays: LinkDays | null;
  /** A page to look at, or a picture for other sites. */
  readonly kind: ShareLink['kind'];
  readonly role?: ShareRole;
  readonly format?: 'png' | 'svg';
}

export const useCreateLink = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (wish: NewLinkWish) => callApi(createShareLink, { params: { id }, body: wish }),
    onSuccess: refresh,
    onError: (error) => showFailure(shareStrings.makeFailed, error),
  });
};

const useRefresh = (id: number): (() => void) => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: diagramKeys.access(id) });
};

const showFailure = (title: string, error: unknown): void =>
  showToast({ title, description: messageOf(error, shareStrings.networkFailed), tone: 'destructive' });
