export { ThinkingBlock, type ThinkingBlockProps } from './ThinkingBlock';
