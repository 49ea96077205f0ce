export { meetingFeature } from './feature';
export { type MeetingHrefs, useMeetingHrefs } from './hrefs';
export { meetingRoutes } from './routes';
export type { MeetingText } from './text';
