import type { Plugin, Rollup } from 'vite';

const draftingWorker = /drafting-worker\.ts/;
const flowReader = /packages[\\/]language[\\/]src[\\/]process[\\/]draft-process\.ts$/;
const readers = /packages[\\/]language[\\/]src[\\/]\w+[\\/]draft-\w+\.ts$/;
/** Readers of all families at once, for whoever does not draft. */
const allReaders = /packages[\\/]language[\\/]src[\\/]drafters\.ts$/;

/**
 * Lays into one file what the drafting worker begins with, whatever it imports at once, and what the reader of flows, as most texts are, shares
 * with others: each further file would cost a way to the server.
 */
export const engineInOneFile = (): Plugin => {
  const engine = new Set<string>();
  return {
    name: 'engine-in-one-file',
    apply: 'build',
    buildEnd() {
      const flows = importedBy(this, flowReader);
      const others = importedBy(this, readers, flowReader);
      for (const id of importedBy(this, draftingWorker, allReaders)) engine.add(id);
      for (const id of flows) if (others.has(id)) engine.add(id);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: 'engine', test: (id: string) => engine.has(id) }] },
    }),
  };
};

/** The modules at a door and behind it, apart from those behind `closed`. */
const importedBy = (context: Rollup.PluginContext, door: RegExp, closed?: RegExp): ReadonlySet<string> => {
  const found = new Set([...context.getModuleIds()].filter((id) => door.test(id) && !closed?.test(id)));
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!closed?.test(imported)) found.add(imported);
  return found;
};
