import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, layers, media, typography, vars } from '../../theme';

const fill = createVar();
const edge = createVar();
const ink = createVar();

const tone = (role: 'info' | 'success' | 'warning' | 'danger') =>
  inComponents({
    vars: { [fill]: vars.color[role].subtle, [edge]: vars.color[role].border, [ink]: vars.color[role].text },
  });

export const alert = recipe({
  base: inComponents({
    ...typography.meta,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: 10,
    minHeight: 38,
    padding: '0 14px 0 40px',
    borderRadius: vars.radius.md,
    background: fill,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    color: vars.color.text.default,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
    isBanner: { true: inComponents({ borderRadius: 0, boxShadow: `inset 0 -1px 0 ${edge}` }) },
  },
});
/** Icon beside the first line; out of the flow, so that however narrow the box, it never has a line of its own. */
export const icon = style(
  inComponents({ position: 'absolute', insetBlockStart: 11, insetInlineStart: 14, color: ink }),
);
export const words = style(
  inComponents({
    flex: '1 1 15em',
    minWidth: 0,
    paddingBlock: 9,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
/** Controls beside the text, centred on its first line. On phones they get a line of their own. */
export const side = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    gap: vars.space[2],
    minHeight: 38,
    marginInlineEnd: -8,
  }),
);
// A control for a finger is 44 high: it gets air, and the words meet its middle.
const withControl = `${alert.classNames.base}:has(> ${side})`;
const onTouch = (rule: Record<string, string | number>) => ({
  '@layer': { [layers.components]: { '@media': { [media.belowMd]: rule } } },
});
globalStyle(`${withControl} > ${side}`, onTouch({ paddingBlock: vars.space[2], minHeight: 52 }));
globalStyle(`${withControl} > ${words}`, onTouch({ paddingBlock: '16px 8px' }));
globalStyle(`${withControl} > ${icon}`, onTouch({ insetBlockStart: 18 }));
