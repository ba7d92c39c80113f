import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureOf } from './api-error.ts';

/** Puts the server's messages at the fields of a form that they are about, and moves the focus to the first. */
export const showFieldErrors = <Values extends FieldValues, Parsed>(
  form: Pick<UseFormReturn<Values, unknown, Parsed>, 'setError'>,
  error: unknown,
  fieldNames: readonly Path<Values>[],
): void => {
  const messages = failureOf(error)?.fields ?? {};
  const marked = fieldNames.filter((name) => Object.hasOwn(messages, name));
  for (const [index, name] of marked.entries()) {
    form.setError(name, { type: 'server', message: messages[name] ?? '' }, { shouldFocus: index === 0 });
  }
};
