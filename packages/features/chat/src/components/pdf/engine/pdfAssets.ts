/**
 * Files of pdf.js that are fetched when a document asks for them, each written out so that a bundler finds it. Character maps are
 * those that the PDF standard names for Chinese: documents that bring no font say by them what their bytes mean.
 */
const maps: Readonly<Record<string, () => URL>> = {
  'Adobe-GB1-UCS2': () => new URL('pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap', import.meta.url),
  'GB-EUC-H': () => new URL('pdfjs-dist/cmaps/GB-EUC-H.bcmap', import.meta.url),
  'GB-EUC-V': () => new URL('pdfjs-dist/cmaps/GB-EUC-V.bcmap', import.meta.url),
  'GBpc-EUC-H': () => new URL('pdfjs-dist/cmaps/GBpc-EUC-H.bcmap', import.meta.url),
  'GBpc-EUC-V': () => new URL('pdfjs-dist/cmaps/GBpc-EUC-V.bcmap', import.meta.url),
  'GBK-EUC-H': () => new URL('pdfjs-dist/cmaps/GBK-EUC-H.bcmap', import.meta.url),
  'GBK-EUC-V': () => new URL('pdfjs-dist/cmaps/GBK-EUC-V.bcmap', import.meta.url),
  'GBKp-EUC-H': () => new URL('pdfjs-dist/cmaps/GBKp-EUC-H.bcmap', import.meta.url),
  'GBKp-EUC-V': () => new URL('pdfjs-dist/cmaps/GBKp-EUC-V.bcmap', import.meta.url),
  'GBK2K-H': () => new URL('pdfjs-dist/cmaps/GBK2K-H.bcmap', import.meta.url),
  'GBK2K-V': () => new URL('pdfjs-dist/cmaps/GBK2K-V.bcmap', import.meta.url),
  'UniGB-UCS2-H': () => new URL('pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap', import.meta.url),
  'UniGB-UCS2-V': () => new URL('pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap', import.meta.url),
  'UniGB-UTF16-H': () => new URL('pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap', import.meta.url),
  'UniGB-UTF16-V': () => new URL('pdfjs-dist/cmaps/UniGB-UTF16-V.bcmap', import.meta.url),
  'UniGB-UTF8-H': () => new URL('pdfjs-dist/cmaps/UniGB-UTF8-H.bcmap', import.meta.url),
  'UniGB-UTF8-V': () => new URL('pdfjs-dist/cmaps/UniGB-UTF8-V.bcmap', import.meta.url),
  'Adobe-CNS1-UCS2': () => new URL('pdfjs-dist/cmaps/Adobe-CNS1-UCS2.bcmap', import.meta.url),
  'B5pc-H': () => new URL('pdfjs-dist/cmaps/B5pc-H.bcmap', import.meta.url),
  'B5pc-V': () => new URL('pdfjs-dist/cmaps/B5pc-V.bcmap', import.meta.url),
  'HKscs-B5-H': () => new URL('pdfjs-dist/cmaps/HKscs-B5-H.bcmap', import.meta.url),
  'HKscs-B5-V': () => new URL('pdfjs-dist/cmaps/HKscs-B5-V.bcmap', import.meta.url),
  'ETen-B5-H': () => new URL('pdfjs-dist/cmaps/ETen-B5-H.bcmap', import.meta.url),
  'ETen-B5-V': () => new URL('pdfjs-dist/cmaps/ETen-B5-V.bcmap', import.meta.url),
  'ETenms-B5-H': () => new URL('pdfjs-dist/cmaps/ETenms-B5-H.bcmap', import.meta.url),
  'ETenms-B5-V': () => new URL('pdfjs-dist/cmaps/ETenms-B5-V.bcmap', import.meta.url),
  'CNS-EUC-H': () => new URL('pdfjs-dist/cmaps/CNS-EUC-H.bcmap', import.meta.url),
  'CNS-EUC-V': () => new URL('pdfjs-dist/cmaps/CNS-EUC-V.bcmap', import.meta.url),
  'UniCNS-UCS2-H': () => new URL('pdfjs-dist/cmaps/UniCNS-UCS2-H.bcmap', import.meta.url),
  'UniCNS-UCS2-V': () => new URL('pdfjs-dist/cmaps/UniCNS-UCS2-V.bcmap', import.meta.url),
  'UniCNS-UTF16-H': () => new URL('pdfjs-dist/cmaps/UniCNS-UTF16-H.bcmap', import.meta.url),
  'UniCNS-UTF16-V': () => new URL('pdfjs-dist/cmaps/UniCNS-UTF16-V.bcmap', import.meta.url),
};

/** Fonts of pdf.js for signs and check marks; letters come from the fonts of the system. */
const fonts: Readonly<Record<string, () => URL>> = {
  'FoxitSymbol.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
};

export const workerUrl = () => new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Address of the JPEG 2000 decoder as a folder. It is a script, because the security policy allows no WebAssembly.
 * pdf.js appends a file name to it; behind `#` that has no effect, and the file may have any name.
 */
export const decoderFolder = () => `${new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url).href}#/`;

async function bytesOf(url: URL | undefined, name: string): Promise<Uint8Array> {
  if (!url) throw new Error(`not among the files of the viewer: ${name}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url.pathname}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Loader of character maps for pdf.js. It rejects a name that is not among ours. */
export class CharacterMaps {
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: boolean }> {
    return { cMapData: await bytesOf(maps[name]?.(), name), isCompressed: true };
  }
}

/** Loader for pdf.js of the fonts that every reader must have. It rejects a name that is not among ours. */
export class StandardFonts {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return bytesOf(fonts[filename]?.(), filename);
  }
}
