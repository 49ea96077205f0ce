import { globalStyle } from '@vanilla-extract/css';
import { typography } from '../tokens/typography';
import { ruleInRem } from './inRem';
import { layers } from './layers.css';
import { vars } from './vars.css';

// Scoped to our root so that a partner's page around it stays as it is.
const root = '[data-hc-root]';

globalStyle(`${root}, ${root} *, ${root} *::before, ${root} *::after`, {
  '@layer': { [layers.reset]: { boxSizing: 'border-box', margin: 0, padding: 0 } },
});
globalStyle(`${root} :is(ul, ol)`, { '@layer': { [layers.reset]: { listStyle: 'none' } } });
globalStyle(`${root} a`, { '@layer': { [layers.reset]: { color: 'inherit', textDecoration: 'none' } } });
globalStyle(`${root} :is(button, input, textarea, select)`, {
  '@layer': { [layers.reset]: { font: 'inherit', color: 'inherit', background: 'none', border: 0, borderRadius: 0 } },
});
globalStyle(`${root} :is(h1, h2, h3, h4, h5, h6)`, {
  '@layer': { [layers.reset]: { font: 'inherit', textWrap: 'balance' } },
});
globalStyle(`${root} table`, { '@layer': { [layers.reset]: { borderCollapse: 'collapse' } } });
globalStyle(`${root} :is(svg, img)`, { '@layer': { [layers.reset]: { display: 'block', flexShrink: 0 } } });
globalStyle(`${root} fieldset`, { '@layer': { [layers.reset]: { border: 0, minInlineSize: 0 } } });

globalStyle(root, {
  '@layer': {
    [layers.base]: ruleInRem({
      ...typography.body,
      fontFamily: vars.font.sans,
      color: vars.color.text.default,
      fontSynthesis: 'none',
      lineBreak: 'strict',
      // No line of one character.
      textWrapStyle: 'pretty',
      WebkitFontSmoothing: 'antialiased',
      WebkitTextSizeAdjust: '100%',
      // Gaps between Han and Latin are the renderer's work; source strings hold none.
      textAutospace: 'normal',
      textSpacingTrim: 'trim-start',
    }) as Record<string, unknown>,
  },
});
globalStyle(`${root} ::selection`, {
  '@layer': { [layers.base]: { background: vars.color.accent.subtle.strong, color: vars.color.text.default } },
});
