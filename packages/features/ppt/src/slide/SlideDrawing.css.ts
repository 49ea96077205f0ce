import { inFeatures, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fonts whose Latin is the one that lines are measured with come first. */
export const sans =
  '"Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';
export const drawing = style(
  inFeatures({
    display: 'block',
    width: '100%',
    height: '100%',
    fontFamily: sans,
    fontKerning: 'none',
    whiteSpace: 'pre',
    // No space of the browser's own between Chinese and Latin, none taken from punctuation.
    textAutospace: 'no-autospace',
    textSpacingTrim: 'space-all',
  } as Parameters<typeof inFeatures>[0]),
);
export const serif = style(inFeatures({ fontFamily: vars.font.document }));
