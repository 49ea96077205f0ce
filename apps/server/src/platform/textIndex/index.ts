export { BlobFile, BlobWriter } from './BlobFile';
export { type FacetColumn, MultiColumn, SingleColumn } from './FacetColumn';
export { growableFloat64, growableInt32, growableUint8, growableUint32 } from './growable';
export { Segment } from './Segment';
export { type FieldWeight, SegmentBuilder } from './SegmentBuilder';
export { type Term, TextIndex, type TextQuery, type Wording } from './TextIndex';
export { type Ranked, TopK } from './TopK';
