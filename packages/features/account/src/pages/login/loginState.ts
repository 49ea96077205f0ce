import type { SearchStateCodec } from '@hengce/feature-kit';

export const loginViews = ['password', 'code', 'forgot'] as const;
export type LoginView = (typeof loginViews)[number];

export interface LoginState {
  view: LoginView;
  /** Other parameters that the host put into the address, such as the page to return to. */
  rest: string;
}

/**
 * View of the page in its address: /login is the password, ?view=code the code, ?view=forgot resetting the password.
 */
export const loginState: SearchStateCodec<LoginState> = {
  parse(params) {
    const view = loginViews.find((name) => name === params.get('view')) ?? 'password';
    const rest = new URLSearchParams(params);
    rest.delete('view');
    return { view, rest: rest.toString() };
  },
  format({ view, rest }) {
    const params = new URLSearchParams(rest);
    if (view !== 'password') params.set('view', view);
    return params;
  },
};
