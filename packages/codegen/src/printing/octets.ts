/** The octets that base64 says, with commas between them. */
export const octets = (base64: string): string => [...atob(base64)].map((octet) => octet.charCodeAt(0)).join(', ');
