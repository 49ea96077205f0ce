// House rules that no linter knows:
// 1. words for users stand in text.ts (stories, tests and sample corpora excepted);
// 2. no typed space between Han and Latin or digits in such words, no exclamation marks;
// 3. no colour literal outside packages/ui/src/tokens;
// 4. the seal colours only where the visual language allows them (§2.2);
// 5. a .css.ts file imports only theme and style modules;
// 6. nothing generated is left unwritten (TODO);
// 7. components take refs through forwardRef: React 18 drops a prop named ref.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const ts = createRequire(join(root, 'packages/api/package.json'))('typescript');
const han = /\p{Script=Han}/u;
const typedSpace = /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u;
const colour = /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/;
const problems = [];

const files = (dir) =>
  readdirSync(dir).flatMap((name) => {
    if (['node_modules', 'dist', 'generated'].includes(name)) return [];
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
const sources = [...files(join(root, 'packages')), ...files(join(root, 'apps/portal/src'))];

for (const path of sources) {
  const name = relative(root, path).replaceAll('\\', '/');
  const source = readFileSync(path, 'utf8');
  const isDemo = /\.(stories|test)\.tsx?$|\/testing\/|\/testing\.tsx?$/.test(name);
  const isText = /\/text\.ts$|\/text\/|\/\w*[tT]ext\.ts$|errorCatalogue\.ts$|routes\.ts$/.test(name);
  if (/\bTODO\b/.test(source)) problems.push(`${name} 还有 TODO`);
  if (!isDemo && /^ {2}ref\?: /m.test(source))
    problems.push(`${name} 用 forwardRef 接收 ref，React 18 会丢掉名为 ref 的属性`);
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const at = (node) => `${name}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    const isWords =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isWords && !ts.isImportDeclaration(node.parent)) {
      const words = node.text;
      if (han.test(words)) {
        if (!isDemo && !isText) problems.push(`${at(node)} 界面文字应放在 text.ts：${words.trim().slice(0, 40)}`);
        if (!isDemo && typedSpace.test(words))
          problems.push(`${at(node)} 中文与西文之间不打空格：${words.trim().slice(0, 40)}`);
        if (isText && /[!！]/.test(words)) problems.push(`${at(node)} 不用感叹号：${words.trim().slice(0, 40)}`);
      }
      if (!isDemo && !name.startsWith('packages/ui/src/tokens/') && colour.test(words))
        problems.push(`${at(node)} 颜色只写在 tokens/：${words.trim().slice(0, 40)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);

  const mayUseSeal =
    /packages\/ui\/src\/(tokens\/|components\/(Citation|DocumentHeader|ClauseBlock|Tag|rule)\/|components\/StateView\/NotFoundHeader)/.test(
      name,
    );
  if (!isDemo && !mayUseSeal && /color\.seal\b/.test(source))
    problems.push(`${name} 朱砂色只用于公文版头、到期的期限、用尽的额度与今天`);
  if (name.endsWith('.css.ts')) {
    for (const [, from] of source.matchAll(/from '([^']+)'/g)) {
      const isFine =
        /^@vanilla-extract\/|^@hengce\/ui\/theme$|\/theme(\/|$)|\/tokens\/|\.css$|\/styles\/|Options$|^\.\/(layers|vars|media|inLayer)/.test(
          from,
        );
      if (!isFine) problems.push(`${name} 样式文件不能引入 ${from}`);
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`检查了${sources.length}个文件，${problems.length}处不合规`);
process.exit(problems.length > 0 ? 1 : 0);
