import type { ModelProvider } from '@diagloom/contract';
import { modelAdminStrings } from '../../../strings/model-admin.ts';

/** Which of the models see pictures, as one of which nothing is known gets none before a test, and which answer in one piece. */
export const Abilities = ({ named }: Pick<ModelProvider, 'named'>) => {
  const groups = [
    { names: namesOf(named, ({ seesImages }) => seesImages === true), text: modelAdminStrings.seesImages },
    { names: namesOf(named, ({ seesImages }) => seesImages === false), text: modelAdminStrings.readsText },
    { names: namesOf(named, ({ seesImages }) => seesImages === null), text: modelAdminStrings.notTested },
    { names: namesOf(named, ({ streams }) => streams === false), text: modelAdminStrings.inOnePiece },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <p className="wrap-anywhere text-[13px] text-ink-soft">{groups.map(({ names, text }) => text(names)).join(' ')}</p>
  );
};

type Named = ModelProvider['named'];

const namesOf = (named: Named, isMeant: (each: Named[number]) => boolean): readonly string[] =>
  named.filter(isMeant).map(({ model }) => model);
