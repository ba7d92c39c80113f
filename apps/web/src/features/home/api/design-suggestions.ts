import {
  applySuggestion,
  type DesignSuggestion,
  type DesignSuggestionsRequest,
  type Diagram,
  getDesignSuggestions,
} from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { suggestionStrings } from '../../../strings/prompt-help.ts';
import { diagramKeys } from './diagram-keys.ts';

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
      queryClient.setQueryData(diagramKeys.one(response.diagram.id), response);
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
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
