import { checkUpdate, type MergedChange } from '@diagloom/collaboration';
import type { LiveJoin } from '@diagloom/contract';
import { diffDocuments, writeDrawio } from '@diagloom/diagram/drawio';
import type { DiagramDocument } from '@diagloom/diagram/model';
import { labelText } from '@diagloom/diagram/scene';
import * as Y from 'yjs';
import { keepChanges } from './kept-changes.ts';
import { addUnsavedCopy } from './unsaved-copies.ts';
import { withOld } from './with-old.ts';

interface UnsentOptions {
  readonly diagramId: number;
  readonly live: LiveJoin;
  readonly doc: Y.Doc;
  readonly read: () => DiagramDocument;
  /** How many messages the server has not answered. */
  readonly waiting: () => number;
}

/** What was done in this window and is not known to be kept by the server. */
export interface UnsentChanges {
  readonly isEmpty: () => boolean;
  /** The words of some of the cells that were changed. */
  readonly names: () => readonly string[];
  /** These are to be sent. */
  readonly add: (changes: readonly MergedChange[]) => void;
  /** Something is to be sent of which it is not known what it is. */
  readonly addUnknown: () => void;
  /** Keeps them in this browser, or forgets them where the server has all. */
  readonly keep: () => void;
  /** Why the server will not take them; undefined where nothing is against it. */
  readonly problem: () => string | undefined;
  /** They will never be kept: no longer sent, they become a file for whoever made them. */
  readonly giveUp: (reason: string, document?: DiagramDocument) => void;
}

export const createUnsentChanges = ({ diagramId, live, doc, read, waiting }: UnsentOptions): UnsentChanges => {
  const { user, room } = live;
  /** By cell, each with its words. */
  const unsent = new Map<string, string>();
  const now = () => ({ vector: Y.encodeStateVector(doc), document: read() });
  let synced = now();

  const forget = (): void => {
    unsent.clear();
    keepChanges(user.id, diagramId, undefined);
  };
  return {
    isEmpty: () => unsent.size === 0,
    names: () => [...new Set(unsent.values())].filter((name) => name !== '').slice(0, mostNames),
    add: (changes) => {
      for (const { change, old } of changes) {
        const cell = change.kind === 'put' ? change.cell : old;
        const name = cell === undefined ? '' : labelText(cell).replace(/\s+/g, ' ').trim();
        unsent.set(JSON.stringify([change.page, change.kind === 'put' ? change.cell.id : change.id]), name);
      }
    },
    addUnknown: () => unsent.set('', ''),
    keep: () => {
      if (waiting() === 0 || unsent.size === 0) {
        forget();
        synced = now();
        return;
      }
      const changes = withOld(synced.document, diffDocuments(synced.document, read()));
      keepChanges(user.id, diagramId, { room, update: Y.encodeStateAsUpdate(doc, synced.vector), changes });
    },
    problem: () => (unsent.size === 0 ? undefined : checkUpdate(Y.encodeStateAsUpdate(doc, synced.vector))),
    giveUp: (reason, document = read()) => {
      addUnsavedCopy(user.id, diagramId, { reason, xml: writeDrawio(document) });
      forget();
    },
  };
};

/** As many are told by name. */
const mostNames = 3;
