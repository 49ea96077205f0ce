import { text } from './text';
/** Settings of a deployment, made when the portal is built. By default everything comes from the page's own origin. */
export interface PortalConfig {
  /** Origin of the main API, without a trailing slash. */
  mainApi: string;
  /** Origin of the API of single sign-on and notes, without a trailing slash. */
  notesApi: string;
}

/**
 * Settings of a deployment, from the build's environment; one that is absent is empty, the page's own origin.
 *
 * @throws Error with a Chinese sentence for the person who deploys
 */
export function readConfig(env: Readonly<Record<string, unknown>>): PortalConfig {
  return { mainApi: readOrigin(env, 'VITE_MAIN_API'), notesApi: readOrigin(env, 'VITE_NOTES_API') };
}

function readOrigin(env: Readonly<Record<string, unknown>>, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') return '';
  if (typeof value === 'string' && /^https?:\/\/[^/\s]+(\/[^\s]*)?$/.test(value)) return value.replace(/\/+$/, '');
  throw new Error(text.wrongAddress(name, JSON.stringify(value)));
}
