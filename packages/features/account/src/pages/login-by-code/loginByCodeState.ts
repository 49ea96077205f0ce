import type { SearchStateCodec } from '@hengce/feature-kit';

export interface LoginByCodeState {
  /** One-time code of the link; empty when the address has none. */
  userCode: string;
  /** Other parameters that the host put into the address, such as the page to return to. */
  rest: string;
}

export const loginByCodeState: SearchStateCodec<LoginByCodeState> = {
  parse(params) {
    const rest = new URLSearchParams(params);
    rest.delete('userCode');
    return { userCode: params.get('userCode') ?? '', rest: rest.toString() };
  },
  format({ userCode, rest }) {
    const params = new URLSearchParams(rest);
    if (userCode) params.set('userCode', userCode);
    return params;
  },
};
