/** Keys travel with requests, so an answer that leads elsewhere is not followed. */
export const safeFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
