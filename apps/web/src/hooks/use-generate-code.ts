import { type GenerateCodeRequest, type GenerateCodeResponse, generateCode } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { showToast } from '../lib/toast-store.ts';
import { codeStrings } from '../strings/code.ts';
import { currentUserQuery } from './use-session.ts';

export interface CodeWish extends Omit<GenerateCodeRequest, 'language' | 'version'> {
  readonly language: string | undefined;
}

export interface Missing {
  readonly what: 'language' | 'components';
}

export interface CodeGeneration {
  readonly isBusy: boolean;
  readonly result: GenerateCodeResponse | undefined;
  /** What the last result was asked for with; a later request that fails or is stopped leaves both. */
  readonly asked: GenerateCodeRequest | undefined;
  /** What went wrong last, for people. */
  readonly failure: string | undefined;
  /** What the last press found missing, for the place where it is chosen; another object with each press. */
  readonly missing: Missing | undefined;
  /** Says what is missing, or has the code written. */
  readonly generate: (wish: CodeWish) => void;
  readonly stop: () => void;
}

/** Has code of a diagram written, one request at a time. */
export const useGenerateCode = (diagramId: number): CodeGeneration => {
  const running = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);
  const [done, setDone] = useState<{ readonly asked: GenerateCodeRequest; readonly result: GenerateCodeResponse }>();
  const [missing, setMissing] = useState<Missing>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (body: GenerateCodeRequest) => {
      const control = new AbortController();
      running.current = control;
      return callApi(generateCode, { params: { id: diagramId }, body, signal: control.signal });
    },
    onSuccess: (result, asked) => {
      setDone({ result, asked });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: (problem) => {
      if (running.current?.signal.aborted) return;
      const description = messageOf(problem, codeStrings.failedText);
      showToast({ title: codeStrings.failed, description, tone: 'destructive' });
    },
  });
  const generate = ({ language, ...wish }: CodeWish): void => {
    if (language === undefined) setMissing({ what: 'language' });
    else if (wish.selectedComponents?.length === 0) setMissing({ what: 'components' });
    else {
      setMissing(undefined);
      mutate({ ...wish, language });
    }
  };
  return {
    isBusy: isPending,
    result: done?.result,
    asked: done?.asked,
    failure: error === null ? undefined : messageOf(error, codeStrings.failedText),
    missing,
    generate,
    stop: () => {
      running.current?.abort();
      reset();
    },
  };
};
