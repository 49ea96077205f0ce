export { TimeRuler } from './TimeRuler';
export type { TimeRulerProps, TimeRulerRow } from './timeRulerProps';
