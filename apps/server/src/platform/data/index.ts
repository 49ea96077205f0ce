export { openData } from './openData';
