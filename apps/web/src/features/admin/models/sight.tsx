import type { ModelProvider } from '@diagloom/contract';
import { modelAdminStrings } from '../../../strings/model-admin.ts';

/** Which of the models see pictures; one of which nothing is known gets none before a test. */
export const Sight = ({ named }: Pick<ModelProvider, 'named'>) => {
  const groups = [
    { names: namesOf(named, true), text: modelAdminStrings.seesImages },
    { names: namesOf(named, false), text: modelAdminStrings.readsText },
    { names: namesOf(named, null), text: modelAdminStrings.notTested },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <p className="wrap-anywhere text-[13px] text-ink-soft">{groups.map(({ names, text }) => text(names)).join(' ')}</p>
  );
};

const namesOf = (named: ModelProvider['named'], sees: boolean | null): readonly string[] =>
  named.flatMap(({ model, seesImages }) => (seesImages === sees ? [model] : []));
