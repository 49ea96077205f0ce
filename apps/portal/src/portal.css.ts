import { vars } from '@hengce/ui/theme';
import { globalKeyframes, globalStyle } from '@vanilla-extract/css';

// The portal owns its page, so it may style it; Provider styles everything inside.
globalStyle('html', { height: '100%', background: vars.color.canvas });
globalStyle('body', { margin: 0, minHeight: '100%' });

// In the page itself, for when none of its code comes; soon enough to be read, too late to be seen by anybody else.
globalKeyframes('late', { to: { visibility: 'visible' } });
globalStyle('.late', {
  // A margin would move the page, and what comes would move it back.
  margin: 0,
  visibility: 'hidden',
  animation: 'late 0s 10s forwards',
  padding: vars.space[9],
  textAlign: 'center',
  color: vars.color.text.secondary,
  fontFamily: vars.font.sans,
});
