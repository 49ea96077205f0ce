export { StreamingMarkdown, type StreamingMarkdownProps } from './StreamingMarkdown';
export { createTextStream, type TextStream } from './stream/textStream';
export { useStreamedText } from './stream/useStreamedText';
