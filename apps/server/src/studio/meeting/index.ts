export { createMeetings } from './module';
