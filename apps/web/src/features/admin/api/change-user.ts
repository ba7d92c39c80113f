import {
  type AdminUser,
  type AdminUserResponse,
  blockUser,
  type PlanChange,
  setUserPlan,
  setUserRole,
  unblockUser,
} from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { changeStrings } from '../../../strings/admin.ts';
import { nameOf } from '../users/name-of.ts';
import { adminKey } from './admin-queries.ts';

/** What administrators do to an account. */
interface Change<Input> {
  readonly send: (user: AdminUser, input: Input) => Promise<AdminUserResponse>;
  readonly done: string;
  readonly doneText: (name: string) => string;
  readonly failed: string;
}

interface ChangeOf<Input> {
  readonly user: AdminUser;
  readonly input: Input;
}

const useChange = <Input>(change: Change<Input>): UseMutationResult<AdminUserResponse, Error, ChangeOf<Input>> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, input }: ChangeOf<Input>) => change.send(user, input),
    onSuccess: ({ user }) => showToast({ title: change.done, description: change.doneText(nameOf(user)) }),
    onError: (error) =>
      showToast({
        title: change.failed,
        description: messageOf(error, changeStrings.failedText),
        tone: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKey }),
  });
};

export const usePromote = () =>
  useChange<undefined>({
    send: ({ id }) => callApi(setUserRole, { params: { id }, body: { role: 'admin' } }),
    done: changeStrings.promoted,
    doneText: changeStrings.promotedText,
    failed: changeStrings.updateFailed,
  });

export const useBlock = () =>
  useChange<string>({
    send: ({ id }, reason) => callApi(blockUser, { params: { id }, body: { reason } }),
    done: changeStrings.blocked,
    doneText: changeStrings.blockedText,
    failed: changeStrings.blockFailed,
  });

export const useUnblock = () =>
  useChange<undefined>({
    send: ({ id }) => callApi(unblockUser, { params: { id } }),
    done: changeStrings.unblocked,
    doneText: changeStrings.unblockedText,
    failed: changeStrings.unblockFailed,
  });

export const useChangePlan = () =>
  useChange<PlanChange>({
    send: ({ id }, change) => callApi(setUserPlan, { params: { id }, body: change }),
    done: changeStrings.planChanged,
    doneText: changeStrings.planChangedText,
    failed: changeStrings.updateFailed,
  });
