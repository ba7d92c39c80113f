import { type Diagram, getDiagram, liveNoteSchema } from '@diagloom/contract';
import type { HocuspocusProvider } from '@hocuspocus/provider';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { diagramKeys } from '../api/diagram-keys.ts';
import { notificationsKey } from '../api/notifications.ts';
import { showVersion } from '../api/show-version.ts';

interface NotesOptions {
  readonly provider: HocuspocusProvider;
  /** The diagram as it was last loaded. */
  readonly diagram: () => Diagram;
  readonly queryClient: QueryClient;
  readonly isClosed: () => boolean;
  readonly onChange: () => void;
}

/** Listens to what the server says of a diagram: comments are others, a version was stored or could not be. */
export const listenToServer = ({ provider, diagram, queryClient, isClosed, onChange }: NotesOptions) => {
  const { id } = diagram();
  let problem: string | undefined;
  const reload = (): void => {
    callApi(getDiagram, { params: { id } })
      .then(({ diagram: newest }) => !isClosed() && showVersion(queryClient, newest))
      // The next one comes with the next version.
      .catch(() => undefined);
  };
  provider.on('stateless', ({ payload }: { payload: string }) => {
    const note = liveNoteSchema.safeParse(tryJson(payload)).data;
    if (note?.kind === 'comments') {
      void queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) });
      // It may have mentioned or answered whoever sits here.
      void queryClient.invalidateQueries({ queryKey: notificationsKey });
    }
    if (note?.kind === 'stored' && note.version > diagram().version) reload();
    if (note?.kind === 'not-stored' && problem !== note.message) {
      showToast({ title: togetherStrings.notStored, description: note.message, tone: 'destructive' });
    }
    problem = note?.kind === 'not-stored' ? note.message : note?.kind === 'stored' ? undefined : problem;
    onChange();
  });
  return {
    /** Why no version can be stored at the moment. */
    problem: (): string | undefined => problem,
  };
};

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
