export { accountQueries } from './data/queries';
export { accountFeature } from './feature';
export { type AccountHrefs, type AccountPageName, useAccountHrefs } from './hrefs';
export { ChangePasswordPage } from './pages/change-password/ChangePasswordPage';
export { LoginPage } from './pages/login/LoginPage';
export { LoginByCodePage } from './pages/login-by-code/LoginByCodePage';
export { accountRoutes } from './routes';
export type { AccountText } from './text';
