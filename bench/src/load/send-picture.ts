/** Sends a picture to be read, as the page does. */
export const sendPicture = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  bytes: Uint8Array,
): Promise<{ readonly status: number; readonly error: string }> => {
  const response = await fetch(`${address}/api/pictures/read`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ imageData: Buffer.from(bytes).toString('base64') }),
  });
  const { error = '' }: { readonly error?: string } = JSON.parse(await response.text());
  return { status: response.status, error };
};
