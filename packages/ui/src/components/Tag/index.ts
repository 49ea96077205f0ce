export { CountBadge, type CountBadgeProps } from './CountBadge';
export { SampleTag, type SampleTagProps } from './SampleTag';
export { Status, type StatusProps } from './Status';
export { Tag, type TagProps } from './Tag';
export { type StatusTone, statusTones, type TagSize, type TagTone, tagSizes, tagTones } from './tagOptions';
