// Every document that a file of the repository refers to is in the repository: links of Markdown, and names such as `docs/glossary.md` in comments.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './steps.mjs';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((name) => name !== '' && existsSync(join(root, name)));
const documents = new Set(tracked.filter((name) => name.endsWith('.md')).map((name) => basename(name)));
const readable = /\.(?:md|mdx|ts|tsx|mjs|mts|cjs|js|yaml|yml|sql|css)$/;
// Made by tools, or made of texts that are data.
const skipped =
  /(?:^|\/)(?:generated|CHANGELOG\.md|data\/questions|\.changeset\/.*)$|\/etc\/.*\.api\.md$|\/data\/askings\//;
/** Path that a fresh clone does not have. */
const isMade = /\/dist(\/|$)/;

const problems = tracked
  .filter((name) => readable.test(name) && !skipped.test(name))
  .flatMap((name) => {
    const lines = readFileSync(join(root, name), 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      const links = name.endsWith('.md') ? [...line.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, to]) => to) : [];
      const lost = links.filter((to) => !existsSync(join(root, dirname(name), to)));
      const named = [...line.matchAll(/(?<![\p{L}\w/*{$.[-])((?:[\w-]+\/)*[a-z][\w-]+\.md)(?![\w({])/gu)].map(
        ([, to]) => to,
      );
      // Paths of the repository that a document names. `<name>` and `*` stand for several.
      const paths = name.endsWith('.md')
        ? [...line.matchAll(/`((?:apps|packages|tools|docs|openapi|bench|examples)\/[^`\s<*{]+)`/g)].map(([, to]) => to)
        : [];
      const unknown = named.filter(
        (to) =>
          !(to.includes('/')
            ? existsSync(join(root, to)) || existsSync(join(root, dirname(name), to))
            : documents.has(to)),
      );
      return [
        ...new Set([...lost, ...unknown, ...paths.filter((to) => !isMade.test(to) && !existsSync(join(root, to)))]),
      ].map((to) => `${name}:${at + 1} ${to} is not in the repository`);
    });
  });

for (const problem of problems) console.error(problem);
console.log(`检查了${tracked.length}个文件里提到的文档，${problems.length}处不在仓库里`);
process.exit(problems.length > 0 ? 1 : 0);
