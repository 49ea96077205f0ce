import { contractText, Rejection } from '../contract';
import { signInPaths } from './apiPaths';

/**
 * Refuses calls that another site made the browser send: form bodies are "simple" requests and the contract has GETs that change
 * state, so cross-origin rules alone do not stop them. Clients that are no browsers send neither header and pass.
 *
 * @throws Rejection 403
 */
export function refuseCrossSite(path: string, headers: Headers, ownOrigin: string): void {
  const origin = headers.get('origin');
  const isForeignSignIn = signInPaths.has(path) && origin !== null && !isSameHost(origin, ownOrigin);
  if (isForeignSignIn || headers.get('sec-fetch-site') === 'cross-site') {
    throw new Rejection(403, contractText.crossSite, 403);
  }
}

/** The scheme may differ where a proxy that is not trusted ends https; the host may not. */
function isSameHost(origin: string, ownOrigin: string): boolean {
  return URL.canParse(origin) && URL.canParse(ownOrigin) && new URL(origin).host === new URL(ownOrigin).host;
}
