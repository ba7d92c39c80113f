import { type ModelSlot, modelSlots, type TaskModels } from '@diagloom/contract';
import { TextField } from '../../../components/text-field.tsx';
import { modelAdminStrings } from '../../../strings/model-admin.ts';

interface TaskModelFieldsProps {
  readonly models: TaskModels;
  /** What is asked where a field is empty. */
  readonly model: string;
  readonly smallModel: string;
  /** The id of the list of names to choose from. */
  readonly listId: string;
  readonly onChange: (models: TaskModels) => void;
}

/** A model for each task, where it is to be another one; folded where none is. */
export const TaskModelFields = ({ models, model, smallModel, listId, onChange }: TaskModelFieldsProps) => (
  <details open={Object.keys(models).length > 0} className="group">
    <summary className="cursor-pointer font-medium text-sm">{modelAdminStrings.otherModels}</summary>
    <p className="mt-1.5 max-w-[65ch] text-[13px] text-ink-soft">{modelAdminStrings.otherModelsText}</p>
    <div className="mt-3 grid items-end gap-4 sm:grid-cols-2">
      {modelSlots.map((slot) => (
        <TextField
          key={slot}
          label={modelAdminStrings.slots[slot]}
          list={listId}
          maxLength={200}
          spellCheck={false}
          value={models[slot] ?? ''}
          placeholder={usual(slot, { models, model, smallModel })}
          onChange={({ target }) => onChange({ ...models, [slot]: target.value })}
        />
      ))}
    </div>
  </details>
);

const usual = (
  slot: ModelSlot,
  { models, model, smallModel }: Pick<TaskModelFieldsProps, 'models' | 'model' | 'smallModel'>,
): string => {
  if (slot === 'draft' || slot === 'refine') return model;
  // Whoever names one model for such a task means that one.
  if (slot === 'draftSmall') return models.draft ? '' : smallModel;
  if (slot === 'refineSmall') return models.refine ? '' : smallModel;
  return slot === 'look' ? models.draft || model : smallModel || model;
};
