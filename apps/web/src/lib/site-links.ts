/** Links of whoever runs this server, set when the pages are built; each is left out while it is not set. */
export const siteLinks = {
  source: import.meta.env.VITE_SOURCE_URL,
  company: import.meta.env.VITE_COMPANY_URL,
  contact: import.meta.env.VITE_CONTACT_EMAIL,
} as const;
