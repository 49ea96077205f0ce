import JSZip from 'jszip';
import { inTheme, type ThemePart, themePart } from './themePart';

/**
 * The same .pptx without what PptxGenJS 4.0.1 writes and PowerPoint asks to repair (its issues #1440–#1444), and with the
 * colours and fonts of the deck in its theme.
 */
export async function repairPptx(file: Uint8Array, theme: ThemePart): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  const types = await partOf(zip, '[Content_Types].xml');
  zip.file(
    '[Content_Types].xml',
    types.replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (whole, name) => (zip.file(name) ? whole : '')),
  );
  const pages = Object.keys(zip.files).filter((name) =>
    /^ppt\/(slides|slideLayouts|slideMasters|notesSlides)\/[^/]+\.xml$/.test(name),
  );
  for (const name of pages) zip.file(name, inTheme(repairedPage(await partOf(zip, name)), theme));
  for (const name of Object.keys(zip.files)) {
    if (/^ppt\/theme\/[^/]+\.xml$/.test(name)) zip.file(name, themePart(await partOf(zip, name), theme));
    if (/^ppt\/charts\/[^/]+\.xml$/.test(name)) zip.file(name, inTheme(await partOf(zip, name), theme));
  }
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

export async function partOf(zip: JSZip, name: string): Promise<string> {
  return (await zip.file(name)?.async('string')) ?? '';
}

const emptyText = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="zh-CN"/></a:p></p:txBody>';

function repairedPage(xml: string): string {
  let ids = 0;
  return (
    xml
      // Tables are numbered by their slide, and meet the number of another shape there.
      .replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++ids}"`)
      .replace(/<p:sp>(?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) =>
        shape.includes('<p:txBody>') ? shape : shape.replace('</p:sp>', `${emptyText}</p:sp>`),
      )
      .replace(/<p:bgPr>(<a:solidFill>.*?<\/a:solidFill>)<\/p:bgPr>/gs, '<p:bgPr>$1<a:effectLst/></p:bgPr>')
      .replace(/<a:ln(?: [^>]*)?>\s*<\/a:ln>|<a:ln(?: [^>]*)?\/>/g, '')
      .replace(/<p:graphicFrame>(?:(?!<p:cNvPr).)*<p:cNvPr id="\d+" name="([^"]*)"(?! descr)/gs, '$& descr="$1"')
      .replace(/(mar[LRTB])="NaN"/g, '$1="0"')
      .replace(/anchor="mid"/g, 'anchor="ctr"')
      .replace(
        /<a:ext cx="(-?\d+)" cy="(-?\d+)"/g,
        (_, cx, cy) => `<a:ext cx="${Math.max(0, cx)}" cy="${Math.max(0, cy)}"`,
      )
  );
}
