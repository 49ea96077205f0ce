/** One line of text with marks. Not by `text-overflow`: behind its ellipsis the colour of a mark that is cut would stay. */
export const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  wordBreak: 'break-all',
} as const;
