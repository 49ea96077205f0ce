// `npm run gen component Name` and `npm run gen page feature page-name` (of policies `feature/area`): a whole folder in the anatomy of the reference
// implementations. What is left to write says TODO; `npm run check` and the tests fail until none is left.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const usage =
  '用法：npm run gen component Slider　或　npm run gen page account my-order　或　npm run gen page policy/matching match-report';
const pascal = (kebab) => kebab.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const camel = (name) => name[0].toLowerCase() + name.slice(1);

const [kind, ...names] = process.argv.slice(2);
if (kind === 'component' && /^[A-Z][A-Za-z0-9]+$/.test(names[0] ?? '')) component(names[0]);
else if (kind === 'page' && /^[a-z]+(\/[a-z]+)? [a-z][a-z0-9-]*$/.test(names.join(' '))) page(...names);
else fail(usage);

function component(name) {
  const components = join(root, 'packages/ui/src/components');
  write('component', join(components, name), { Name: name, name: camel(name), kebab: kebab(name) });
  const index = join(root, 'packages/ui/src/index.ts');
  const lines = readFileSync(index, 'utf8').split('\n');
  const after = lines.findLastIndex(
    (line) => line < `export * from './components/${name}'` && /'\.\/components\//.test(line),
  );
  lines.splice(after + 1, 0, `export * from './components/${name}';`);
  writeFileSync(index, lines.join('\n'));
  console.log('接着：把文字写进 packages/ui/src/text.ts，照 packages/ui/src/components/Button 补全各处 TODO。');
}

function page(place, name) {
  const [feature, area] = place.split('/');
  const source = join(root, 'packages/features', feature, 'src');
  if (!existsSync(source)) fail(`没有这个功能包：packages/features/${feature}`);
  const pages = join(source, area ?? '', 'pages');
  if (!existsSync(pages)) fail(area ? `没有这个域：${relative(root, pages)}` : `请写明域，如 ${feature}/library`);
  write('page', join(pages, name), {
    Name: pascal(name),
    name: camel(pascal(name)),
    kebab: name,
    Feature: pascal(feature),
    feature,
    source: area ? '../../..' : '../..',
    text: area ? '../../../shared/text' : '../../text',
  });
  console.log(
    '接着：在 routes.ts 写下规格中的路径，在 feature.ts 登记，在 text.ts 写文字，在 index.ts 导出；照 packages/features/policy/src/library/pages/search 补全各处 TODO。',
  );
}

function write(template, folder, words) {
  if (existsSync(folder)) fail(`已经有了：${relative(root, folder)}`);
  mkdirSync(folder, { recursive: true });
  const templates = join(root, 'tools/templates', template);
  const fill = (text) => text.replace(/__(\w+?)__/g, (_, key) => words[key]);
  for (const file of readdirSync(templates)) {
    const path = join(folder, fill(file.replace(/\.txt$/, '')));
    writeFileSync(path, fill(readFileSync(join(templates, file), 'utf8')));
    console.log(relative(root, path));
  }
  execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder], {
    cwd: root,
    stdio: 'ignore',
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
