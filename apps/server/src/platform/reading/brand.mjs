// Reads what the organisation of a .pptx puts on it: colours and fonts of its theme, a picture of its masters and layouts, the words of its
// footers. Runs in the thread of reading.worker.mjs, plain JavaScript like it; what it sends is described by `ReadBrand` in readParts.ts.
import { all, child, openPackage, paragraphsOf, pictureKind } from './officePackage.mjs';

const maxLogoBytes = 2_000_000;
/** Shares of the slide that a logo is at most wide and high; what is larger is a background. */
const largest = { w: 0.4, h: 0.3 };
/** Slides and layouts that are looked at. */
const maxParts = 40;
const accents = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}`);

/** Six digits of a colour of the theme; undefined where it is given otherwise. */
function colorOf(scheme, name) {
  const color = child(scheme, name);
  const value = child(color, 'srgbClr')?.attributes.val ?? child(color, 'sysClr')?.attributes.lastClr ?? '';
  return /^[0-9A-Fa-f]{6}$/.test(value) ? value.toUpperCase() : undefined;
}

function colorsOf(theme) {
  const [scheme] = all(theme, 'clrScheme');
  const [ink, ...rest] = ['dk1', ...accents].map((name) => colorOf(scheme, name));
  return [ink, ...rest].every((color) => color !== undefined) ? { ink, accents: rest } : null;
}

/** Name for Chinese: what is given for it, for its script, or for Latin. */
function fontOf(theme, kind) {
  const [font] = all(theme, kind);
  const ofScript = child(font, 'ea')?.attributes.typeface;
  const ofChinese = font?.children.find(({ attributes }) => attributes.script === 'Hans')?.attributes.typeface;
  return [ofScript, ofChinese, child(font, 'latin')?.attributes.typeface].find(isFontName);
}

/** As the contract has it: a name that means nothing else where it is written. */
const isFontName = (name) => name !== undefined && /^[^"'\\<>;{},+][^"'\\<>;{},]{0,59}$/.test(name);

function fontsOf(theme) {
  const [heading, body] = ['majorFont', 'minorFont'].map((kind) => fontOf(theme, kind));
  return heading !== undefined && body !== undefined ? { heading, body } : null;
}

/** Pictures of a master or a layout that are as small as a logo, with where they stand. */
function picturesOf(tree, relations, size) {
  return all(tree, 'pic').flatMap((picture) => {
    const target = relations.get(all(picture, 'blip')[0]?.attributes['r:embed'])?.part ?? '';
    const place = child(picture, 'spPr', 'xfrm');
    const { y } = child(place, 'off')?.attributes ?? {};
    const { cx, cy } = child(place, 'ext')?.attributes ?? {};
    const isSmall = Number(cx) / size.w <= largest.w && Number(cy) / size.h <= largest.h;
    const middle = Number(y) + Number(cy) / 2;
    return isSmall && pictureKind(target) ? [{ target, place: middle > size.h / 2 ? 'bottom' : 'top' }] : [];
  });
}

async function logoOf(file, parts, size) {
  const found = new Map();
  for (const part of parts)
    for (const picture of picturesOf(await file.tree(part), await file.relations(part), size)) {
      const before = found.get(picture.target);
      found.set(picture.target, { ...(before ?? picture), times: (before?.times ?? 0) + 1 });
    }
  // That of the master comes first; of layouts, the one that most of them have.
  for (const { target, place } of [...found.values()].toSorted((a, b) => b.times - a.times)) {
    const content = await file.bytes(target);
    if (content && content.length <= maxLogoBytes) return { kind: pictureKind(target), content, place };
  }
  return null;
}

/** What applications write where nobody wrote a footer. */
const isPrompt = (text) => /^(?:<.*>|footer|页脚|(?:单击|点击|click ).*)$/i.test(text);

const footersIn = (tree) =>
  all(tree, 'sp')
    .filter((shape) => all(child(shape, 'nvSpPr'), 'ph')[0]?.attributes.type === 'ftr')
    .flatMap((shape) => paragraphsOf(child(shape, 'txBody')).map(({ text }) => text))
    .filter((text) => !isPrompt(text));

/** The footer that most parts have. */
async function footerOf(file, parts) {
  const times = new Map();
  for (const part of parts)
    for (const text of footersIn(await file.tree(part))) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Sends what is found; a part that the file does not have is left out. */
export async function readBrand({ content }, send) {
  const main = 'ppt/presentation.xml';
  try {
    const file = await openPackage(content);
    const tree = await file.tree(main);
    const relations = await file.relations(main);
    const named = (name) => all(tree, name).flatMap(({ attributes }) => relations.get(attributes['r:id'])?.part ?? []);
    const [master] = named('sldMasterId');
    if (master === undefined) return send({ type: 'problem', problem: 'broken' });
    const ofMaster = [...(await file.relations(master)).values()];
    const layouts = ofMaster.flatMap(({ kind, part }) => (kind === 'slideLayout' ? [part] : [])).slice(0, maxParts);
    const theme = await file.tree(ofMaster.find(({ kind }) => kind === 'theme')?.part ?? '');
    const { cx, cy } = all(tree, 'sldSz')[0]?.attributes ?? {};
    const size = { w: Number(cx) || 12_192_000, h: Number(cy) || 6_858_000 };
    const slides = named('sldId').slice(0, maxParts);
    const footer = (await footerOf(file, slides)) || (await footerOf(file, [master, ...layouts]));
    const logo = (await logoOf(file, [master], size)) ?? (await logoOf(file, layouts, size));
    await send({ type: 'brand', brand: { colors: colorsOf(theme), fonts: fontsOf(theme), logo, footer } });
  } catch {
    await send({ type: 'problem', problem: 'broken' });
  }
}
