export { createLoginCodes, loginCodeSeconds } from './loginCodes';
export { createUsers, type Users } from './module';
export type { Passwords } from './passwords';
export { createUserRepository } from './repository';
export { deleteSampleSessions } from './session/repository';
export { createSessionService, type SessionService } from './session/service';
export type { VerificationService } from './verification/service';
