import { type Diagram, diagramTitleSchema, updateDiagramRequestSchema } from '@diagloom/contract';
import { editedDiagramTypes, findDiagramType } from '@diagloom/types/catalog';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { showFieldErrors } from '../../../lib/show-field-errors.ts';
import { detailsStrings } from '../../../strings/home.ts';
import { useUpdateDiagram } from '../api/update-diagram.ts';

interface DetailsFormProps {
  readonly diagram: Diagram;
  readonly onDone: () => void;
}

const formSchema = z.object({
  title: diagramTitleSchema,
  description: updateDiagramRequestSchema.shape.description,
  diagramType: z.string(),
});

const fieldNames = ['title', 'description'] as const;

export const DetailsForm = ({ diagram, onDone }: DetailsFormProps) => {
  const ownType = findDiagramType(diagram.diagramType)?.id ?? diagram.diagramType;
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { title: diagram.title, description: diagram.description ?? '', diagramType: ownType },
  });
  const { errors } = form.formState;
  const chosen = form.watch('diagramType');
  const update = useUpdateDiagram(diagram.id);
  const handleSubmit = form.handleSubmit(({ diagramType, ...values }) =>
    update.mutate(
      { ...values, ...(diagramType === ownType ? {} : { diagramType }) },
      { onSuccess: onDone, onError: (error) => showFieldErrors(form, error, fieldNames) },
    ),
  );
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
      <TextField label={detailsStrings.name} error={errors.title?.message} {...form.register('title')} />
      <Field label={detailsStrings.description} error={errors.description?.message}>
        {(parts) => (
          <textarea
            {...parts}
            {...form.register('description')}
            rows={4}
            className={classNames(controlClasses, 'block resize-y px-3 py-2')}
          />
        )}
      </Field>
      <div>
        <SelectField
          label={detailsStrings.type}
          value={chosen}
          options={typeOptions(ownType)}
          onChange={(type) => form.setValue('diagramType', type)}
        />
        {chosen !== ownType && <p className="mt-1.5 text-[13px] text-ink-soft">{detailsStrings.typeHint}</p>}
      </div>
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="secondary" onClick={onDone}>
          {detailsStrings.cancel}
        </Button>
        <Button type="submit" isBusy={update.isPending}>
          {detailsStrings.save}
        </Button>
      </div>
    </form>
  );
};

/** The types of the form, and the diagram's own where it is another one. */
const typeOptions = (own: string) =>
  [...new Set([own, ...editedDiagramTypes.map(({ id }) => id)])].map((id) => ({
    value: id,
    label: findDiagramType(id)?.label ?? id,
  }));
