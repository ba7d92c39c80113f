/** A network address as people write it: IPv4 without the prefix that it has where the server listens on IPv6. */
export const presentAddress = (ipAddress: string | null): string | null => ipAddress?.replace(/^::ffff:/, '') ?? null;
