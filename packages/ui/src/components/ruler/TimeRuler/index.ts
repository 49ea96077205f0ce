export { TimeRuler } from './TimeRuler';
export { TimeRulerSkeleton, type TimeRulerSkeletonProps } from './TimeRulerSkeleton';
export type { TimeRulerProps, TimeRulerRow } from './timeRulerProps';
