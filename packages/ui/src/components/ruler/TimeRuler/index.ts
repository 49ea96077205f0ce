export { TimeRuler, type TimeRulerProps, type TimeRulerRow } from './TimeRuler';
