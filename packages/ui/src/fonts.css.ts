import { globalFontFace } from '@vanilla-extract/css';

// Inter (OFL), cut to the glyphs and weights we use, so that figures look the same everywhere while quotes, dashes
// and 、。 stay with the Chinese font. How it was cut: fonts/README.md. This file stands beside fonts/, as dist/styles.css
// does, so that one address is right for both.
globalFontFace('HC Latin', {
  src: 'url("./fonts/hc-latin.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'swap',
  unicodeRange: 'U+0020-007E, U+00A5, U+00B0, U+00D7, U+2011, U+2192, U+2212',
});
