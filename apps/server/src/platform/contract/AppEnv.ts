import type { HttpBindings } from '@hono/node-server';

/** Variables of every request. Bindings are missing when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    ip: string;
    /** Whether the client speaks https with us or with our proxy. */
    isSecure: boolean;
    /** Origin that the client asked, from its Host header. */
    ownOrigin: string;
    /** Set once the request has found its operation. */
    operationId: string | undefined;
  };
}
