export { demoAccount } from './demoAccount';
export { createDemoAccount } from './module';
