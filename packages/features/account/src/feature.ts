import { defineFeature } from '@hengce/feature-kit';
import { accountRoutes } from './routes';

/** 账号: sign-in and passwords. Its routes share no prefix with others, so it sits at the root. */
export const accountFeature = defineFeature({
  id: 'account',
  basePath: '/',
  routes: accountRoutes,
  pages: {
    login: async () => (await import('./pages/login/LoginPage')).LoginPage,
    loginByCode: async () => (await import('./pages/login-by-code/LoginByCodePage')).LoginByCodePage,
    changePassword: async () => (await import('./pages/change-password/ChangePasswordPage')).ChangePasswordPage,
  },
});
