/** The token stands behind `#`, which browsers send to no server. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/register#${token}`;
