import type JSZip from 'jszip';
import { readText, relationsOf, targetsOf } from './openDocx';
import { wordNamespaces } from './part';
import { escaped } from './writePart';

export interface Comment {
  id: number;
  text: string;
}

const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/** Path of the comments of a document; null when it has none. */
async function commentsPath(zip: JSZip, main: string): Promise<string | null> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const [path] = targetsOf(await readText(zip, relationsOf(main)), folder, 'comments');
  return path !== undefined && zip.file(path) !== null ? path : null;
}

/** First free comment id of a DOCX: one more than the highest, 0 without comments. */
export async function firstCommentId(zip: JSZip, main: string): Promise<number> {
  const path = await commentsPath(zip, main);
  if (path === null) return 0;
  const ids = [...(await readText(zip, path)).matchAll(/<(?:\w+:)?comment\b[^>]*?\bid\s*=\s*["'](\d+)/g)];
  return Math.max(-1, ...ids.map(([, id]) => Number(id))) + 1;
}

/** Adds comments to the zip of a DOCX: to its comments part, or as a new part with its type and relation. */
export async function addComments(
  zip: JSZip,
  main: string,
  comments: readonly Comment[],
  { author, date }: { author: string; date: string },
): Promise<void> {
  const path = await commentsPath(zip, main);
  const written = (prefix: string, attributes: string) =>
    comments
      .map(({ id, text }) => {
        const paragraphs = text
          .split('\n')
          .map(
            (line) =>
              `<${prefix}p><${prefix}r><${prefix}t xml:space="preserve">${escaped(line)}</${prefix}t></${prefix}r></${prefix}p>`,
          )
          .join('');
        const about = { id: String(id), author: escaped(author), date, initials: '校' };
        const own = Object.entries(about).map(([name, value]) => `${attributes}${name}="${value}"`);
        return `<${prefix}comment ${own.join(' ')}>${paragraphs}</${prefix}comment>`;
      })
      .join('');
  if (path !== null) {
    const xml = await readText(zip, path);
    const root = /<((?:\w+:)?)comments\b[^>]*>/.exec(xml);
    const prefix = root?.[1] ?? 'w:';
    const added = written(prefix, prefix || 'w:');
    const close = `</${prefix}comments>`;
    const at = xml.lastIndexOf(close);
    if (at >= 0) zip.file(path, xml.slice(0, at) + added + xml.slice(at));
    else if (root) zip.file(path, xml.replace(root[0], `${root[0].replace(/\s*\/>$/, '>')}${added}${close}`));
    return;
  }
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  let name = 'comments.xml';
  for (let again = 1; zip.file(folder + name) !== null; again++) name = `comments${again}.xml`;
  zip.file(
    folder + name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${wordNamespaces[0]}">${written('w:', 'w:')}</w:comments>`,
  );
  await addRelation(zip, relationsOf(main), name);
  const types = await readText(zip, '[Content_Types].xml');
  const override = `<Override PartName="/${folder}${name}" ContentType="${contentType}"/>`;
  zip.file('[Content_Types].xml', beforeClose(types, 'Types', override));
}

async function addRelation(zip: JSZip, path: string, target: string): Promise<void> {
  const xml = await readText(zip, path);
  let number = 1;
  while (new RegExp(`\\bId\\s*=\\s*["']rIdHc${number}["']`).test(xml)) number += 1;
  const relation = `<Relationship Id="rIdHc${number}" Type="${officeRelations}/comments" Target="${target}"/>`;
  zip.file(path, beforeClose(xml, 'Relationships', relation));
}

/** Puts an element before the end of a root, with the prefix of that root. */
function beforeClose(xml: string, root: string, element: string): string {
  const close = new RegExp(`</((?:\\w+:)?)${root}\\s*>\\s*$`).exec(xml);
  if (close !== null) {
    const named = element.replace(/^</, `<${close[1] ?? ''}`);
    return xml.slice(0, close.index) + named + xml.slice(close.index);
  }
  return xml.replace(new RegExp(`<((?:\\w+:)?)${root}\\b([^>]*?)\\s*/>`), `<$1${root}$2>${element}</$1${root}>`);
}
