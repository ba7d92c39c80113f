import { findDiagramType } from '@diagloom/types/catalog';
import { localStore } from './local-store.ts';

/** What a visitor drew and wants to have in the account that they are about to make. */
export interface KeptDrawing {
  readonly prompt: string;
  readonly diagramType: string;
  /** When, ms since 1970. */
  readonly keptAt: number;
}

const name = 'diagloom.kept-drawing';

/** Long enough for a letter with a link to be found; then it is forgotten. */
const lifetime = 3 * 24 * 60 * 60_000;

export const keepDrawing = (drawing: Omit<KeptDrawing, 'keptAt'>, now = Date.now()): void =>
  localStore.write(name, JSON.stringify({ ...drawing, keptAt: now }));

/** Hands out what was kept, once: whoever takes it stores it. */
export const takeKeptDrawing = (now = Date.now()): KeptDrawing | undefined => {
  const kept = localStore.read(name);
  if (kept === null) return undefined;
  localStore.remove(name);
  const { prompt, diagramType, keptAt } = parseRecord(kept);
  if (typeof prompt !== 'string' || typeof diagramType !== 'string' || typeof keptAt !== 'number') return undefined;
  if (now - keptAt > lifetime || findDiagramType(diagramType) === undefined) return undefined;
  return { prompt, diagramType, keptAt };
};

const parseRecord = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
