import { isIP } from 'node:net';

interface SocketFacts {
  remoteAddress: string | undefined;
  encrypted: boolean;
}

export interface Client {
  ip: string;
  isSecure: boolean;
  ownOrigin: string;
}

/**
 * Address, protocol and asked origin of the caller. X-Forwarded headers can be forged, so only what our own proxies
 * appended is read: with n proxies the n-th entry from the right, the first where there are fewer.
 */
export function identifyClient(headers: Headers, socket: SocketFacts, trustedProxies: number): Client {
  const forwarded = (name: string): string | undefined => {
    if (trustedProxies === 0) return undefined;
    const entries = headers.get(name)?.split(',') ?? [];
    return (entries.at(-trustedProxies) ?? entries[0])?.trim();
  };
  const forwardedIp = forwarded('x-forwarded-for') ?? '';
  const forwardedProto = forwarded('x-forwarded-proto');
  const isSecure = forwardedProto === undefined ? socket.encrypted : forwardedProto === 'https';
  const host = forwarded('x-forwarded-host') ?? headers.get('host') ?? '';
  return {
    ip: isIP(forwardedIp) ? forwardedIp : (socket.remoteAddress ?? '0.0.0.0'),
    isSecure,
    ownOrigin: `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`,
  };
}
