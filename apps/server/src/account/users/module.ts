import type { Authenticators } from '../../platform/contract';
import type { Platform } from '../../platform/module';
import { defineModule, joinHandlers } from '../../platform/module';
import type { SmsSender } from '../../platform/ports';
import type { Entitlements } from '../entitlements';
import { usersExport } from './export';
import { createLoginCodes } from './loginCodes';
import { notesRoutes } from './notes/routes';
import { createNotesService } from './notes/service';
import { createPasswords } from './passwords';
import { userRoutes } from './routes';
import { createUserService } from './service';
import { bearerToken, createSessionService } from './session/service';
import { ssoRoutes } from './sso/routes';
import { createSsoService } from './sso/service';
import { createVerificationService } from './verification/service';

/** Room `account/users`: sign-in, sessions, verification codes, and single sign-on into notes. */
export async function createUsers(
  { db, clock, log, limiter, secret }: Platform,
  { trials, formerTrials }: Entitlements,
  sms: SmsSender,
) {
  const sessions = createSessionService(db, clock);
  const verification = createVerificationService({ db, clock, sms, limiter, log, secret });
  const passwords = await createPasswords();
  const loginCodes = createLoginCodes(db, clock);
  const sso = createSsoService(db, clock, limiter);
  const users = createUserService({
    db,
    clock,
    limiter,
    sessions,
    trials,
    formerTrials,
    verification,
    passwords,
    loginCodes,
  });
  const bearer: Authenticators[string] = async (headers) => {
    const token = bearerToken(headers);
    return token === null ? null : sessions.authenticate(token);
  };
  const authenticators: Authenticators = {
    bearer,
    mainBearer: bearer,
    ssoToken: (headers) => sso.authenticate(headers.get('token') ?? ''),
  };
  const module = defineModule({
    handlers: userRoutes(users, trials),
    notes: joinHandlers(ssoRoutes(sso), notesRoutes(createNotesService(db, clock))),
    purge: [() => sso.purge(), () => sessions.purge(), () => verification.purge(), () => loginCodes.purge()],
    exports: usersExport,
  });
  return { sessions, verification, passwords, authenticators, module };
}

export type Users = Awaited<ReturnType<typeof createUsers>>;
