import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface AlbumEntry {
  title: string;
  /** Address or id, shown beside the title. */
  note: string;
  sheets: readonly string[];
  /** Files of the photographs in full size. */
  shots: readonly string[];
  problems: readonly string[];
}
export interface AlbumPart {
  title: string;
  entries: readonly AlbumEntry[];
}

/** Writes `index.html` over all sheets of a folder. @returns its path */
export async function writeAlbum(folder: string, parts: readonly AlbumPart[]): Promise<string> {
  const link = (file: string) => encodeURI(relative(folder, file));
  const section = ({ title, note, sheets, shots, problems }: AlbumEntry) => `<section>
<h3>${escaped(title)} <small>${escaped(note)}</small></h3>
${problems.map((problem) => `<p class="problem">${escaped(problem)}</p>`).join('\n')}
<p>${sheets.map((file) => `<a href="${link(file)}"><img loading="lazy" src="${link(file)}" alt=""></a>`).join('\n')}</p>
<p>${shots.map((file) => `<a href="${link(file)}">${escaped(/\d+-(?:light|dark)/.exec(file)?.[0] ?? file)}</a>`).join(' ')}</p>
</section>`;
  const body = parts.map(({ title, entries }) => `<h2>${escaped(title)}</h2>\n${entries.map(section).join('\n')}`);
  const path = join(folder, 'index.html');
  await writeFile(
    path,
    `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>衡策的页面</title>
<style>
body { font: 14px/1.6 sans-serif; margin: 24px; background: #5b6470; color: #fff }
a { color: inherit }
small { font-weight: normal }
img { max-width: 100%; vertical-align: top }
.problem { color: #ffd27a }
</style>
${body.join('\n')}
</html>
`,
  );
  return path;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
