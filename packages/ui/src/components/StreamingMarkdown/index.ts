export { StreamingMarkdown, type StreamingMarkdownProps } from './StreamingMarkdown';
export { createTextStream, type TextStream } from './textStream';
export { useStreamedText } from './useStreamedText';
