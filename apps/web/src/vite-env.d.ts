/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the source code can be read. */
  readonly VITE_SOURCE_URL?: string;
  /** The page of whoever runs this server. */
  readonly VITE_COMPANY_URL?: string;
  /** The mail address for questions. */
  readonly VITE_CONTACT_EMAIL?: string;
}
