import { type ForgotPasswordForm, forgotPassword, type MailAsked } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export const useAskForLink = (): UseMutationResult<MailAsked, Error, ForgotPasswordForm> =>
  useMutation({ mutationFn: (form: ForgotPasswordForm) => callApi(forgotPassword, { body: form }) });
