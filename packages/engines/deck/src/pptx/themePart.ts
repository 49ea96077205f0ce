import type { ThemeColors } from '../theme/theme';

/** What stands in the theme of a .pptx. */
export interface ThemePart {
  colors: ThemeColors;
  /** Names of fonts. */
  heading: string;
  body: string;
}

/** The fonts of the theme as PptxGenJS takes them, which writes one name for all scripts. */
export const headingFont = '+mj-lt';
export const textFont = '+mn-lt';

/** Colours of the theme by the names of its part; those of series follow the first two accents. */
function schemeOf({ ink, background, muted, surface, brand, accent, series, line }: ThemeColors): [string, string][] {
  const accents = [...new Set([brand, accent, ...series, muted, line])].slice(0, 6);
  return [
    ['dk1', ink],
    ['lt1', background],
    ['dk2', muted],
    ['lt2', surface],
    ...accents.map((color, n): [string, string] => [`accent${n + 1}`, color]),
  ];
}

/** Names under which slides use the colours of text and ground. */
const used: Record<string, string> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' };

/** The theme part with the colours and the fonts of the deck. */
export function themePart(xml: string, { colors, heading, body }: ThemePart): string {
  const named = schemeOf(colors).reduce(
    (part, [name, color]) =>
      part.replace(new RegExp(`<a:${name}>.*?</a:${name}>`, 's'), `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`),
    xml,
  );
  const fonts = { major: heading, minor: body };
  return named.replace(
    /<a:(major|minor)Font>.*?<\/a:\1Font>/gs,
    (_, kind: 'major' | 'minor') =>
      `<a:${kind}Font>${['latin', 'ea'].map((script) => `<a:${script} typeface="${escaped(fonts[kind])}"/>`).join('')}<a:cs typeface=""/></a:${kind}Font>`,
  );
}

/** A part whose colours and fonts are those of the theme by their names there, so that they change with it. */
export function inTheme(xml: string, { colors }: ThemePart): string {
  const names = new Map(
    schemeOf(colors)
      .map(([name, color]): [string, string] => [color, used[name] ?? name])
      .reverse(),
  );
  return xml
    .replace(/<a:srgbClr val="([0-9A-F]{6})"(\/>|>(.*?)<\/a:srgbClr>)/gs, (whole, color, end, inside = '') => {
      const name = names.get(color);
      if (name === undefined) return whole;
      return end === '/>' ? `<a:schemeClr val="${name}"/>` : `<a:schemeClr val="${name}">${inside}</a:schemeClr>`;
    })
    .replace(/<a:(ea|cs) typeface="\+(mj|mn)-lt"/g, '<a:$1 typeface="+$2-$1"');
}

const escaped = (name: string): string =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
