export { accountQueries } from './data/queries';
export { accountFeature } from './feature';
export { ChangePasswordPage } from './pages/change-password/ChangePasswordPage';
export { LoginPage } from './pages/login/LoginPage';
export { accountRoutes } from './routes';
export type { AccountText } from './text';
