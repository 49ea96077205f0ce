export { SegmentedControl, type SegmentedControlItem, type SegmentedControlProps } from './SegmentedControl';
