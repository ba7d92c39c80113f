import { DrawioError } from '@diagloom/diagram/drawio';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import {
  bodyTooLarge,
  callerLeft,
  diskFull,
  internal,
  invalidDiagram,
  invalidRequest,
  malformedJson,
  malformedRequest,
  notFound,
  unavailable,
  unsupportedContentType,
} from './catalogue.ts';
import { isDatabaseDown } from './is-database-down.ts';
import { isDiskFullError } from './is-disk-full.ts';

/** Finds the words for whatever was thrown; what nobody foresaw says nothing of the inside. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof DrawioError || isPictureTooLarge(error)) return invalidDiagram(error.message, error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that cannot be one names nothing, as an unknown one does.
    if (error.validationContext === 'params') return notFound('address');
    return invalidRequest(firstMessages(error.validation));
  }
  if (isCallerGone(error)) return callerLeft();
  if (isDiskFullError(error)) return diskFull(error);
  if (isDatabaseDown(error)) return unavailable(error);
  return fromFastify(error) ?? internal(error);
};

/** Node's words for a connection that was closed while its request was read; a database that is lost has others. */
const isCallerGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** By its name: the class comes with the native renderer, which is loaded only where a picture is made. */
const isPictureTooLarge = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'PictureTooLargeError';

/** One message for each field; `body` stands for the request as a whole. */
const firstMessages = (
  issues: readonly { readonly instancePath: string; readonly message?: string | undefined }[],
): Readonly<Record<string, string>> => {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[field] ??=
      field === 'body' && isPlain(message) ? 'The request needs a JSON object as its body.' : (message ?? '');
  }
  return fields;
};

/** Words of the library for a value of another type, not ours. */
const isPlain = (message: string | undefined): boolean => message === undefined || message.startsWith('Invalid input');

/** https://fastify.dev/docs/latest/Reference/Errors/ */
const fromFastify = (error: unknown): AppError | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) return malformedJson();
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedContentType();
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? malformedRequest() : undefined;
};
