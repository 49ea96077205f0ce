import { inFeatures, media, pageBox, sheetHeight, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    // The line between navigation and page goes down to the end of the sheet.
    minHeight: sheetHeight,
    '@media': { [media.belowMd]: { display: 'block', minHeight: 0 }, [media.print]: { display: 'block' } },
  }),
);
export const side = style(
  inFeatures({
    borderInlineEnd: `1px solid ${vars.color.border.default}`,
    '@media': { [media.belowMd]: { border: 0 }, [media.print]: { display: 'none' } },
  }),
);
export const sticky = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    '@media': { [media.belowMd]: { position: 'static' } },
  }),
);
export const body = style(
  inFeatures({
    ...pageBox,
    width: '100%',
  }),
);
