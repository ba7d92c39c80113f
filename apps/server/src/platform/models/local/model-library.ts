import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What we use of node-llama-cpp 3.22.1, which `admin -- model add` installs into a folder of its own: it is no part of this installation. */
export interface ModelLibrary {
  readonly getLlama: (options: Readonly<Record<string, unknown>>) => Promise<Llama>;
  readonly LlamaChatSession: new (options: { readonly contextSequence: Sequence }) => ChatSession;
}

export interface Llama {
  readonly loadModel: (options: { readonly modelPath: string }) => Promise<LoadedModel>;
  readonly createGrammar: (options: { readonly grammar: string }) => Promise<object>;
}

export interface LoadedModel {
  readonly trainContextSize: number;
  readonly createContext: (options: { readonly contextSize: number }) => Promise<{
    readonly contextSize: number;
    readonly getSequence: () => Sequence;
  }>;
  readonly tokenize: (text: string) => readonly number[];
  readonly dispose: () => Promise<void>;
}

export type Sequence = object;

type HistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

export interface ChatSession {
  readonly setChatHistory: (history: readonly HistoryItem[]) => void;
  readonly promptWithMeta: (
    text: string,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly stopReason: string }>;
  readonly dispose: (options: { readonly disposeSequence: boolean }) => void;
}

/** Where the library lies in its folder. */
export const libraryEntry = (folder: string): string => join(folder, 'node_modules/node-llama-cpp/dist/index.js');

/** Loads it. Rejects where it is not there or does not run on this machine. */
export const loadModelLibrary = (folder: string): Promise<ModelLibrary> =>
  import(pathToFileURL(libraryEntry(folder)).href);

/** It neither builds nor fetches anything: what was installed runs, or nothing does. */
export const neverFetching = {
  gpu: false,
  build: 'never',
  skipDownload: true,
  progressLogs: false,
  logLevel: 'error',
} as const;
