export { UsageMeter, type UsageMeterProps } from './UsageMeter';
export { type UsagePurpose, type UsageVariant, usagePurposes, usageVariants } from './usage';
