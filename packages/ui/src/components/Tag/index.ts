export { CountBadge, type CountBadgeProps } from './CountBadge';
export { Tag, type TagProps } from './Tag';
export { type TagSize, type TagTone, tagSizes, tagTones } from './tagOptions';
