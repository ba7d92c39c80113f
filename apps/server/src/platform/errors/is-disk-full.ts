/** No room: the system's words for files, and PostgreSQL's (class 53) for what it stores. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** True for an error that a full disk causes, however it is wrapped. */
export const isDiskFullError = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.includes(error.code)) || isDiskFullError(error.cause));
