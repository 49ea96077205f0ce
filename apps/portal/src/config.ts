import { text } from './text';
/** What a deployment may set when it builds the portal. By default everything comes from the page's own origin. */
export interface PortalConfig {
  /** Main API, without a trailing slash. */
  mainApi: string;
  /** SSO/notes API, without a trailing slash. */
  notesApi: string;
}

/** Reads the build's environment. Throws with a sentence for the person who deploys. */
export function readConfig(env: Readonly<Record<string, unknown>>): PortalConfig {
  return { mainApi: readOrigin(env, 'VITE_MAIN_API'), notesApi: readOrigin(env, 'VITE_NOTES_API') };
}

function readOrigin(env: Readonly<Record<string, unknown>>, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') return '';
  if (typeof value === 'string' && /^https?:\/\/[^/\s]+(\/[^\s]*)?$/.test(value)) return value.replace(/\/+$/, '');
  throw new Error(text.wrongAddress(name, JSON.stringify(value)));
}
