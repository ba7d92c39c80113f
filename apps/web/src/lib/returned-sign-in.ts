/**
 * The session token that a sign-in at another service brings back in the address, and the address
 * without its query string; undefined for every other address.
 */
export const returnedSignIn = (address: URL): { readonly token: string; readonly path: string } | undefined => {
  const token = address.searchParams.get('token');
  if (!token || address.searchParams.get('auth') !== 'success') return undefined;
  return { token, path: address.pathname + address.hash };
};
