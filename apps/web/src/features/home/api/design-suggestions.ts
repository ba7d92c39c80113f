import {
  applySuggestion,
  type DesignSuggestion,
  type DesignSuggestionsRequest,
  type Diagram,
  getDesignSuggestions,
  type ModelWork,
} from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStoppable } from '../../../hooks/use-stoppable.ts';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import { showOwnVersion } from './show-version.ts';

interface SuggestionsFound {
  readonly suggestions: readonly DesignSuggestion[];
  readonly isLoading: boolean;
}

const nothing: readonly DesignSuggestion[] = [];

/** Suggestions for a request; none without a request. A failure is only logged: suggestions are an extra. */
export const useDesignSuggestions = (
  request: DesignSuggestionsRequest | undefined,
  version: number | undefined,
): SuggestionsFound => {
  const { data, isFetching } = useQuery({
    queryKey: [getDesignSuggestions.path, request, version],
    queryFn: async ({ signal }) => {
      try {
        return request === undefined
          ? nothing
          : (await callApi(getDesignSuggestions, { body: request, signal })).suggestions;
      } catch (error) {
        if (!signal.aborted) console.warn('No design suggestions:', error);
        return nothing;
      }
    },
    enabled: request !== undefined,
  });
  return { suggestions: request === undefined ? nothing : (data ?? nothing), isLoading: isFetching };
};

export interface ModelSuggestions {
  readonly suggestions: readonly DesignSuggestion[];
  readonly work: ModelWork | undefined;
  /** Why there are none. */
  readonly notice: string | undefined;
  readonly isPending: boolean;
  readonly ask: (model: string) => void;
  readonly stop: () => void;
}

/** What a model suggests for a version of a diagram, once somebody asks it: nothing is sent before. */
export const useModelSuggestions = (diagram: Diagram | undefined): ModelSuggestions => {
  const { begin, stop, isStopped } = useStoppable();
  const { mutate, reset, data, variables, error, isPending } = useMutation({
    mutationFn: ({ id, diagramType, model }: { id: number; version: number; diagramType: string; model: string }) =>
      callApi(getDesignSuggestions, {
        body: { prompt: '', diagramType, diagramId: id, model },
        signal: begin(),
      }),
    // What was stopped is no failure.
    onError: () => {
      if (isStopped()) reset();
    },
  });
  const isOfThis = variables?.id === diagram?.id && variables?.version === diagram?.version;
  const answer = isOfThis ? data : undefined;
  return {
    suggestions: answer?.suggestions.filter(({ isModels }) => isModels) ?? nothing,
    work: answer?.model,
    notice: answer?.notice ?? (isOfThis && error !== null ? messageOf(error, suggestionStrings.askFailed) : undefined),
    isPending,
    stop,
    ask: (model) => {
      if (diagram !== undefined)
        mutate({ id: diagram.id, version: diagram.version, diagramType: diagram.diagramType, model });
    },
  };
};

export const useApplySuggestion = (
  diagram: Pick<Diagram, 'id' | 'version'> | undefined,
  onApplied: (suggestion: DesignSuggestion) => void,
): UseMutationResult<unknown, Error, DesignSuggestion> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (suggestion: DesignSuggestion) => {
      if (diagram === undefined) throw new Error('There is no diagram to apply a suggestion to.');
      const body = { suggestionId: suggestion.id, baseVersion: diagram.version };
      return callApi(applySuggestion, { params: { id: diagram.id }, body });
    },
    onSuccess: (response, suggestion) => {
      showOwnVersion(queryClient, response.diagram);
      onApplied(suggestion);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: [getDesignSuggestions.path] });
      showToast({
        title: suggestionStrings.failed,
        description: messageOf(error, suggestionStrings.failedText),
        tone: 'destructive',
      });
    },
  });
};
