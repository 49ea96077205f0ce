import JSZip from 'jszip';
import { partOf } from './repairPptx';

/** Findings about the parts of a .pptx for which applications would ask to repair it; empty when there are none. */
export async function lintPptx(file: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => !name.endsWith('/'));
  const found: string[] = [];
  const types = await partOf(zip, '[Content_Types].xml');
  const defaults = new Set([...types.matchAll(/<Default Extension="([^"]+)"/g)].map(([, extension]) => extension));
  const overrides = new Set([...types.matchAll(/<Override PartName="\/([^"]+)"/g)].map(([, name]) => name as string));
  for (const name of overrides) if (!zip.file(name)) found.push(`${name}: an override without a part`);
  for (const name of names)
    if (!overrides.has(name) && !defaults.has(name.split('.').at(-1)) && name !== '[Content_Types].xml')
      found.push(`${name}: no content type`);
  for (const name of names.filter((one) => one.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]+$/, '');
    for (const [relation] of (await partOf(zip, name)).matchAll(/<Relationship [^>]*>/g)) {
      if (relation.includes('TargetMode="External"')) continue;
      const target = /Target="([^"]+)"/.exec(relation)?.[1] ?? '';
      if (!zip.file(resolved(folder, target))) found.push(`${name}: ${target} is not there`);
    }
  }
  for (const name of names.filter((one) => /^ppt\/(slides|slideLayouts|slideMasters)\/[^/]+\.xml$/.test(one)))
    found.push(...findingsOf(await partOf(zip, name)).map((finding) => `${name}: ${finding}`));
  return found;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/'))
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  return path.join('/');
}

function findingsOf(xml: string): string[] {
  const shapes = xml.match(/<p:sp>(?:(?!<\/p:sp>).)*<\/p:sp>/gs) ?? [];
  const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
  const pictures = xml.match(/<p:(?:pic|graphicFrame)>(?:(?!<p:cNvPr).)*<p:cNvPr [^>]*>/gs) ?? [];
  const checks: [boolean, string][] = [
    [shapes.some((shape) => !shape.includes('<p:txBody>')), 'a shape without a text body'],
    [new Set(ids).size !== ids.length, 'ids that occur twice'],
    [
      pictures.some((picture) => !/descr="[^"]+"/.test(picture)),
      'a picture, table or chart without an alternative text',
    ],
    [/<a:ln(?: [^>]*)?>\s*<\/a:ln>|<a:ln(?: [^>]*)?\/>/.test(xml), 'an empty line'],
    [/NaN|undefined|Infinity/.test(xml.replace(/<a:t>[^<]*<\/a:t>/g, '')), 'a number that is none'],
    [/anchor="mid"/.test(xml), 'an anchor that does not exist'],
    [/<a:ext cx="-|cy="-/.test(xml), 'a negative size'],
    [/<p:bgPr><a:solidFill>(?:(?!<\/p:bgPr>).)*<\/a:solidFill><\/p:bgPr>/s.test(xml), 'a background without effects'],
  ];
  return checks.flatMap(([isWrong, finding]) => (isWrong ? [finding] : []));
}
