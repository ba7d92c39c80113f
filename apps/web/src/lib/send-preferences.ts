import { type PreferencesChange, updatePreferences } from '@diagloom/contract';
import { callApi } from './api-client.ts';

/** Keeps preferences with the account. */
export const sendPreferences = (change: PreferencesChange) => callApi(updatePreferences, { body: change });
