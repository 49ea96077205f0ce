import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id, the library's default kind; the work runs on the thread pool, not on the event loop.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether a password is right. It always computes one hash, also without an account or password (null), so that the
   * time tells nothing.
   */
  isRight(password: string, storedHash: string | null): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  // Nobody's password: what unknown phones are checked against.
  const decoy = await hash(crypto.randomUUID(), options);
  return {
    hash: (password) => hash(password, options),
    async isRight(password, storedHash) {
      const isMatch = await verify(storedHash ?? decoy, password);
      return isMatch && storedHash !== null;
    },
  };
}
