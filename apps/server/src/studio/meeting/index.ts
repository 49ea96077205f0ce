export { todoDays } from './minutes/todoDays';
export { createMeetings } from './module';
