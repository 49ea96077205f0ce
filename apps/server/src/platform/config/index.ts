export { type Config, readConfig } from './config';
export { readInstallSecret } from './installSecret';
export { StartupError } from './StartupError';
