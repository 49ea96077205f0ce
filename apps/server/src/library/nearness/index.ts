export { createNearness, type Nearness } from './createNearness';
