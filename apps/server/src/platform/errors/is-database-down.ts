/** Codes of the network and of PostgreSQL (classes 08 and 57P) that say that nobody answers now. */
const codes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[1-3]|53300)$/;

/** What `pg` says where it has no code of its own. */
const messages = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** True for an error that comes from a database out of reach, however it is wrapped. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  return messages.test(error.message) || isDatabaseDown(error.cause);
};
