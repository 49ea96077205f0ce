import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';
import { head } from '../meeting/MeetingWorkspace.css';

/** To a guest it is the top of the window. */
export const title = style([head, inFeatures({ '@media': { [media.belowMd]: { paddingBlockStart: vars.space[6] } } })]);

export const form = style(inFeatures({ maxWidth: 420 }));
