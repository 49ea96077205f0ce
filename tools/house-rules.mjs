// House rules that no linter knows:
// 1. words for users stand in text.ts (stories, tests and sample corpora excepted);
// 2. no typed space between Han and Latin or digits in such words, no exclamation marks;
// 3. no colour literal outside packages/ui/src/tokens;
// 4. the seal colours only where the visual language allows them (§2.2);
// 5. a .css.ts file imports only theme and style modules;
// 6. nothing generated is left unwritten (TODO);
// 7. components take refs through forwardRef: React 18 drops a prop named ref;
// 8. an engine (packages/engines) reads no clock and no chance; the words it knows are its matter, not texts;
// 9. a folder holds at most 25 files, a file at most 300 lines, a function at most 150 (stories and tests excepted);
// 10. a test waits for what happens, never for a while;
// 11. on the server SQL stands in repositories (`*Repository.ts`, `platform/db`), and one room writes a table.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

const ts = createRequire(join(root, 'packages/api/package.json'))('typescript');
const han = /\p{Script=Han}/u;
const typedSpace = /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u;
// A template is a number or a name between its pieces: 共 ${n} 项.
const spaceBeforeValue = /\p{Script=Han} $/u;
const spaceAfterValue = /^ \p{Script=Han}/u;
const colour = /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/;
const namedColour =
  /(?:^|[\s(,])(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|teal|navy|gold)(?=$|[\s),])/;
const seal = /\bcolor\.seal\b|--hc-color-seal|\{[^{}]*\bseal\b[^{}]*\}\s*=\s*(?:vars\.)?color\b/;
/**
 * Files that may use the seal colour (朱砂): headers of documents (the page that is not found borrows one), deadlines
 * and used-up meters with 今天, the active quote of a policy (§4), and the tag of a document (§6).
 */
const mayUseSeal =
  /^packages\/ui\/src\/(tokens\/|components\/(Citation|document\/DocumentHeader|Tag|ruler)\/|components\/StateView\/NotFoundHeader)/;
const styleModules =
  /^@vanilla-extract\/|^@hengce\/ui\/theme$|\/theme(\/|$)|\/tokens\/|\.css$|\/styles\/|Options$|^\.\/(layers|vars|media|inLayer|inRem)/;

const maxFiles = 25;
const maxLines = { file: 300, function: 150 };

/** Complaints about folders with more than 25 files. @param names paths in the repository */
export function crowdedFolders(names) {
  const counts = new Map();
  for (const name of names) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder} 有${count}个文件，最多${maxFiles}个，按内容分成子文件夹`);
}

/** Source of a promise that only a timer resolves; without a duration it lets go of the thread and is fine. */
const sleep =
  /new Promise(?:<\w+>)?\(\(\w+\) => setTimeout\(\w+, |\bwaitForTimeout\(|\bdelay\(\d|'node:timers\/promises'/;

/** Whether a test sleeps instead of waiting for what happens or setting the clock. */
export const sleeps = (name, source) => /\.(test|spec|stories)\.tsx?$/.test(name) && sleep.test(source);

const isRepository = (name) => /(?:^|\/)repository\.ts$|Repository\.ts$|\/platform\/db\//.test(name);
const isServerDemo = (name) => /\.test\.ts$|\/testing\.ts$/.test(name);

/** Complaints about a source file of the server: its lengths, and SQL outside of repositories. */
export function serverBreaches(name, source) {
  if (isServerDemo(name)) return [];
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const problems = lengths(name, tree);
  if (!isRepository(name) && /(?<!validators)\.query[<(]/.test(source))
    problems.push(`${name} SQL放在仓储里（repository.ts或……Repository.ts）`);
  return problems;
}

/**
 * Complaints about tables that more than one folder of the server (such as platform/auth) writes.
 *
 * @param sources pairs of path and content
 */
export function sharedTables(sources) {
  const rooms = new Map();
  for (const [name, source] of sources) {
    if (isServerDemo(name)) continue;
    const [, room] = /^apps\/server\/src\/([^/]+\/[^/]+)\//.exec(name) ?? [];
    if (room === undefined) continue;
    for (const [, table] of source.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM) ([a-z]+_?[a-z_]*)\b/g))
      rooms.set(table, (rooms.get(table) ?? new Set()).add(room));
  }
  return [...rooms]
    .filter(([, owners]) => owners.size > 1)
    .map(([table, owners]) => `表${table}由${[...owners].join('、')}写入，应只有一处`);
}

/** Name of a file that is read case by case, and so may be long. */
const isCases = /\.(stories|test|spec)\.tsx?$/;

/** Complaints about a source file by the rules of length alone. */
export function lengthBreaches(name, source) {
  return isCases.test(name) ? [] : lengths(name, ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
}

/** Complaints about a file of more than 300 lines and functions of more than 150. */
function lengths(name, tree) {
  const lineOf = (position) => tree.getLineAndCharacterOfPosition(position).line;
  const lines = (node) => lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
  const problems = [];
  if (lines(tree) > maxLines.file + 1) problems.push(`${name} 有${lines(tree) - 1}行，最多${maxLines.file}行`);
  const visit = (node) => {
    if (ts.isFunctionLike(node) && lines(node) > maxLines.function)
      problems.push(`${name}:${lineOf(node.getStart()) + 1} 函数有${lines(node)}行，最多${maxLines.function}行`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** Complaints about a source file of the portal, packages or Storybook by all rules. @param name path in the repository */
export function breaches(name, source) {
  const problems = [];
  const isDemo = /\/cases\.ts$|\.(stories|test)\.tsx?$|\/testing\/|\/testing\.tsx?$/.test(name);
  const isEngine = name.startsWith('packages/engines/');
  const isText = !isEngine && /\/text\.ts$|\/text\/|\/\w*[tT]ext\.ts$|errorCatalogue\.ts$|routes\.ts$/.test(name);
  const isStyle = name.endsWith('.css.ts');
  if (/\bTODO\b/.test(source)) problems.push(`${name} 还有 TODO`);
  if (!isDemo && /^ {2}ref\?: /m.test(source))
    problems.push(`${name} 用 forwardRef 接收 ref，React 18 会丢掉名为 ref 的属性`);
  if (isEngine && !isDemo && /\bDate\.now\(|\bnew Date\(\)|\bperformance\.|\bMath\.random\(/.test(source))
    problems.push(`${name} 引擎不读时钟，也不用随机数：由调用方给出`);
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const at = (node) => `${name}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  if (!isCases.test(name)) problems.push(...lengths(name, tree));
  // The black of a mask is its opacity.
  const isMask = (node) =>
    node !== undefined && ((ts.isPropertyAssignment(node) && /^mask/.test(node.name.getText())) || isMask(node.parent));
  const visit = (node) => {
    const isWords =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isWords && !ts.isImportDeclaration(node.parent)) {
      const words = node.text;
      const said = words.trim().slice(0, 40);
      if (han.test(words)) {
        const isOpen = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
        const hasSpace =
          typedSpace.test(words) ||
          (isOpen && spaceBeforeValue.test(words)) ||
          (ts.isTemplateMiddleOrTemplateTail(node) && spaceAfterValue.test(words));
        if (!isDemo && !isText && !isEngine) problems.push(`${at(node)} 界面文字应放在 text.ts：${said}`);
        if (!isDemo && hasSpace) problems.push(`${at(node)} 中文与西文之间不打空格：${said}`);
        if (isText && /[!！]/.test(words)) problems.push(`${at(node)} 不用感叹号：${said}`);
      }
      const isColour = colour.test(words) || (isStyle && namedColour.test(words) && !isMask(node));
      if (!isDemo && !name.startsWith('packages/ui/src/tokens/') && isColour)
        problems.push(`${at(node)} 颜色只写在 tokens/：${said}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);

  if (!isDemo && !mayUseSeal.test(name) && seal.test(source))
    problems.push(`${name} 朱砂色只用于公文版头、到期的期限、用尽的额度与今天`);
  if (isStyle)
    for (const [, from] of source.matchAll(/from '([^']+)'/g))
      if (!styleModules.test(from)) problems.push(`${name} 样式文件不能引入 ${from}`);
  return problems;
}
