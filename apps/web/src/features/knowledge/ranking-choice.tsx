import { SelectField } from '../../components/select-field.tsx';
import { useModels } from '../../hooks/use-models.ts';
import { whatLeaves } from '../../lib/models/what-leaves.ts';
import { knowledgeStrings } from '../../strings/knowledge.ts';

interface RankingChoiceProps {
  /** The id of its provider; empty for words alone. */
  readonly model: string;
  readonly onChange: (model: string) => void;
}

/** Which model ranks by meaning what words found, and what it is sent then. Nothing where no service does. */
export const RankingChoice = ({ model, onChange }: RankingChoiceProps) => {
  const offered = useModels().models.filter(({ ranksPassages }) => ranksPassages);
  if (offered.length === 0) return null;
  const chosen = offered.find(({ id }) => id === model);
  return (
    <div>
      <SelectField
        label={knowledgeStrings.rankBy}
        value={chosen?.id ?? ''}
        options={[
          { value: '', label: knowledgeStrings.words },
          ...offered.map(({ id, label }) => ({ value: id, label: knowledgeStrings.meaningOf(label) })),
        ]}
        onChange={onChange}
      />
      {chosen !== undefined && <p className="mt-1.5 text-ink-soft text-xs">{whatLeaves(chosen, 'question')}</p>}
    </div>
  );
};
