import { type Diagram, diagramTitleSchema, updateDiagramRequestSchema } from '@diagloom/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/button.tsx';
import { controlClasses } from '../../../components/control-classes.ts';
import { Field } from '../../../components/field.tsx';
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
});

const fieldNames = ['title', 'description'] as const;

export const DetailsForm = ({ diagram, onDone }: DetailsFormProps) => {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { title: diagram.title, description: diagram.description ?? '' },
  });
  const { errors } = form.formState;
  const update = useUpdateDiagram(diagram.id);
  const handleSubmit = form.handleSubmit((values) =>
    update.mutate(values, { onSuccess: onDone, onError: (error) => showFieldErrors(form, error, fieldNames) }),
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
