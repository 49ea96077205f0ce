export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonDelay, type SkeletonDelayProps } from './SkeletonDelay';
export { type SkeletonVariant, skeletonVariants } from './skeletonOptions';
export { useSkeleton } from './useSkeleton';
