/** Where the portal shows an address without a path, and examples one with half of it, all services answer at this path. */
const path = '/openai/v1';

/** The address that an Azure resource answers at, however it was written down; one of another host is taken as it is. */
export const serviceAddressOf = (address: string): string => {
  const { hostname, pathname, origin } = new URL(address);
  const isAzure = /\.(?:openai|services\.ai|cognitiveservices)\.azure\.(?:com|us|cn)$/.test(hostname);
  return isAzure && /^\/(?:openai\/?)?$/.test(pathname) ? `${origin}${path}` : address;
};
