// Parts of an Office file, their elements and what they refer to. Runs in the thread of reading.worker.mjs, plain JavaScript like it.
import JSZip from 'jszip';
import { SaxesParser } from 'saxes';

const pictureTypes = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg' };
/** Kind of the picture in a part by its name; undefined for one that no browser shows. */
export const pictureKind = (part) => pictureTypes[/\.(\w+)$/.exec(part)?.[1].toLowerCase()];

/** Elements by their local names: { name, attributes, children, text }. */
function treeOf(xml) {
  const parser = new SaxesParser();
  const root = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    open.at(-1).children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1).text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root;
}

export const child = (element, ...path) =>
  path.reduce((at, name) => at?.children.find((one) => one.name === name), element ?? undefined);
export const all = (element, name) =>
  (element?.children ?? []).flatMap((one) => (one.name === name ? [one] : all(one, name)));

/** Path of a target that is written relative to the folder of a part. */
function resolved(part, target) {
  if (target.startsWith('/')) return target.slice(1);
  const folders = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') folders.pop();
    else folders.push(step);
  }
  return folders.join('/');
}

/** Parts of a .docx or .pptx. @throws where it is none */
export async function openPackage(content) {
  const zip = await JSZip.loadAsync(content);
  const tree = async (part) => treeOf((await zip.file(part)?.async('string')) ?? '<none/>');
  return {
    tree,
    /** What a part refers to inside the file, by the id of the relation. */
    async relations(part) {
      const name = part.replace(/([^/]*)$/, '_rels/$1.rels');
      return new Map(
        all(await tree(name), 'Relationship')
          .filter(({ attributes }) => attributes.TargetMode !== 'External')
          .map(({ attributes: { Id, Type, Target } }) => [
            Id,
            { kind: Type.replace(/^.*\//, ''), part: resolved(part, Target) },
          ]),
      );
    },
    bytes: (part) => zip.file(part)?.async('uint8array'),
  };
}

/** Words of a paragraph; a break inside it is a space. */
const wordsOf = (paragraph) =>
  paragraph.children
    .map((part) =>
      part.name === 'br'
        ? ' '
        : all(part, 't')
            .map(({ text }) => text)
            .join(''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Paragraphs of a text body that say something, each with its level, 0 the outermost. */
export const paragraphsOf = (body) =>
  all(body, 'p').flatMap((paragraph) => {
    const text = wordsOf(paragraph);
    return text === '' ? [] : [{ level: Number(child(paragraph, 'pPr')?.attributes.lvl ?? 0), text }];
  });
