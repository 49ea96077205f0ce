import { vars } from '@hengce/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The portal owns its page, so it may style it; Provider styles everything inside.
globalStyle('html', { height: '100%', background: vars.color.canvas });
globalStyle('body', { margin: 0, minHeight: '100%' });
