export { Heading, type HeadingProps } from './Heading';
export { type HeadingLevel, type HeadingVariant, headingLevels, headingVariants } from './headingOptions';
