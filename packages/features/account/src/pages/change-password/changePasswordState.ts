import type { SearchStateCodec } from '@hengce/feature-kit';

export interface ChangePasswordState {
  /** Proof of identity: the old password or a code. */
  by: 'old-password' | 'code';
}

export const changePasswordState: SearchStateCodec<ChangePasswordState> = {
  parse: (params) => ({ by: params.get('by') === 'code' ? 'code' : 'old-password' }),
  format: ({ by }) => new URLSearchParams(by === 'code' ? { by } : {}),
};
