import type { Limit } from './rateLimiter';

const quarterHour = 15 * 60;
const oneHour = 60 * 60;
const oneDay = 24 * oneHour;

/**
 * Limits of calls. They count by account, by address and for all, because each alone can be evaded by rotating the
 * others. Whole offices share one address, so those are wide.
 */
export const limits = {
  codePerAddressHour: { name: 'code-ip-hour', max: 60, windowSeconds: oneHour },
  codePerAddressDay: { name: 'code-ip-day', max: 200, windowSeconds: oneDay },
  codeForAll: { name: 'code-all', max: 3_000, windowSeconds: oneHour },
  codeTryPerAddress: { name: 'code-try-ip', max: 200, windowSeconds: quarterHour },
  codeTryForAll: { name: 'code-try-all', max: 10_000, windowSeconds: quarterHour },
  loginPerPhone: { name: 'login-phone', max: 10, windowSeconds: quarterHour },
  loginPerAddress: { name: 'login-ip', max: 200, windowSeconds: quarterHour },
  loginForAll: { name: 'login-all', max: 20_000, windowSeconds: quarterHour },
  keyPerAddress: { name: 'key-ip', max: 200, windowSeconds: quarterHour },
  keyForAll: { name: 'key-all', max: 10_000, windowSeconds: quarterHour },
  exportPerUser: { name: 'export-user', max: 5, windowSeconds: oneHour },
  declarationExportPerUser: { name: 'declaration-export-user', max: 30, windowSeconds: oneHour },
  matchExportPerUser: { name: 'match-export-user', max: 60, windowSeconds: oneHour },
  sharedPerAddress: { name: 'shared-address', max: 300, windowSeconds: quarterHour },
  documentPerUser: { name: 'document-user', max: 60, windowSeconds: oneHour },
  acquisitionResultPerUser: { name: 'acquisition-result-user', max: 300, windowSeconds: quarterHour },
  /** Each reads the names of the whole directory; a name that is typed is several. */
  lookUpPerUser: { name: 'look-up-user', max: 300, windowSeconds: quarterHour },
  leadExportPerUser: { name: 'lead-export-user', max: 20, windowSeconds: oneDay },
  uploadPerUser: { name: 'upload-user', max: 120, windowSeconds: quarterHour },
  chatExportPerUser: { name: 'chat-export-user', max: 60, windowSeconds: oneHour },
  /** Each searches everything the account has. */
  retrievePerUser: { name: 'retrieve-user', max: 300, windowSeconds: quarterHour },
  /** Each asks all questions of a base, up to two hundred. */
  regressionPerUser: { name: 'regression-user', max: 20, windowSeconds: quarterHour },
  rereadPerUser: { name: 'reread-user', max: 120, windowSeconds: quarterHour },
  chatPerUser: { name: 'chat-user', max: 120, windowSeconds: quarterHour },
  proofreadingPerUser: { name: 'proofreading-user', max: 300, windowSeconds: quarterHour },
  deckPerUser: { name: 'deck-user', max: 120, windowSeconds: quarterHour },
  meetingPerUser: { name: 'meeting-user', max: 120, windowSeconds: quarterHour },
  /** One recorder sends a second at a time; after hours offline all of it at once. */
  meetingChunkPerUser: { name: 'meeting-chunk-user', max: 60_000, windowSeconds: quarterHour },
  /** A page saves some seconds after each change. */
  meetingSavePerUser: { name: 'meeting-save-user', max: 1_200, windowSeconds: quarterHour },
  sharePasswordPerShare: { name: 'share-password', max: 20, windowSeconds: quarterHour },
  ssoPerUser: { name: 'sso-user', max: 60, windowSeconds: quarterHour },
} as const satisfies Record<string, Limit>;

/** Rules of verification codes: at most 5 × 10 = 50 of a million numbers can be tried for one phone in a day. */
export const codeRules = {
  validSeconds: 300,
  resendSeconds: 60,
  maxTries: 5,
  perPhoneHour: 5,
  perPhoneDay: 10,
} as const;
