export { type ChipSize, type ChipTone, chipSizes, chipTones } from './chipOptions';
export { FilterChip, type FilterChipProps } from './FilterChip';
export { MenuChip, type MenuChipProps } from './MenuChip';
export { RemovableChip, type RemovableChipProps } from './RemovableChip';
