import type { ProviderState } from './provider-settings.ts';

/** What models are asked for that may be another one each. */
export type ModelWorkKind = 'draft' | 'refine' | 'look' | 'suggest' | 'code' | 'rewrite' | 'type';

type Named = Pick<ProviderState, 'model' | 'smallModel' | 'taskModels' | 'sees'>;

/**
 * The models to ask in turn for a task. Two only where a check tells whether the small one's answer does; whoever names one model for
 * such a task means that one. Empty where a picture is to be seen and no model is known to see any.
 */
export const modelsFor = (state: Named, work: ModelWorkKind): readonly string[] => {
  const own = state.taskModels[work];
  if (work === 'look') return (own ? [own] : modelsFor(state, 'draft')).filter((name) => state.sees(name) === true);
  if (work !== 'draft' && work !== 'refine') return [own || state.smallModel || state.model];
  const small = state.taskModels[`${work}Small`] || (own ? '' : state.smallModel);
  return [small, largeFor(state, work)].filter((name, at, all) => name !== '' && all.indexOf(name) === at);
};

/** What would have been asked in place of a small model. */
export const largeFor = ({ model, taskModels }: Pick<Named, 'model' | 'taskModels'>, task: string): string =>
  ((task === 'draft' || task === 'refine') && taskModels[task]) || model;

/** All that are named, each once, the ones for everything first. */
export const namedModels = ({ model, smallModel, taskModels }: Named): readonly string[] => [
  ...new Set([model, smallModel, ...Object.values(taskModels)].filter((name) => name !== '')),
];
