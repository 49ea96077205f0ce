import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, vars } from '../../theme';

/** Colour below the ruler where it is not on a sheet: hollow marks are filled with it. */
export const paper = createVar();
const onPaper = fallbackVar(paper, vars.color.surface.default);

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const ink = (color: string, forced = 'CanvasText') =>
  inComponents({ stroke: color, color, '@media': { [media.forcedColors]: { stroke: forced, color: forced } } });

/** Colours of the ruler, few of them. `sealSoft` is time that has passed on a document's red line. */
const tones = {
  track: ink(vars.color.rule.track, 'GrayText'),
  tick: ink(vars.color.rule.tick),
  fill: ink(vars.color.rule.fill),
  muted: ink(vars.color.rule.muted, 'GrayText'),
  accent: ink(vars.color.accent.default),
  success: ink(vars.color.success.default),
  warning: ink(vars.color.warning.default),
  danger: ink(vars.color.danger.default),
  control: ink(vars.color.border.control),
  seal: ink(vars.color.seal.default, 'Highlight'),
  sealSoft: ink(vars.color.seal.border, 'GrayText'),
};

export const svg = style(inComponents({ display: 'block', width: '100%', overflow: 'visible', flexShrink: 0 }));
export const stroke = recipe({
  base: inComponents({ fill: 'none' }),
  variants: {
    tone: tones,
    isCrisp: { true: inComponents({ shapeRendering: 'crispEdges' }) },
    /** Drawn once, from now to the stop, when it first comes into view. */
    isDrawn: {
      true: inComponents({
        strokeDasharray: 1,
        animation: `${draw} ${vars.motion.duration.deliberate} ${vars.motion.ease.enter} both`,
        '@media': { [media.reducedMotion]: { animation: 'none' }, [media.print]: { animation: 'none' } },
      }),
    },
  },
});
export const hollow = recipe({
  base: inComponents({ fill: onPaper }),
  variants: { tone: tones },
});
export const dot = recipe({
  base: inComponents({ fill: 'currentColor' }),
  variants: { tone: tones },
});
/** Rim of paper around the dot, which separates it from the line. */
export const rim = style(inComponents({ fill: onPaper }));
