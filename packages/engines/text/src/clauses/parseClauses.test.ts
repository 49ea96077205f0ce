import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClauses } from './parseClauses';
import { visibleText } from './visibleText';

const law = `# 示例条例

2020年1月1日 示例机关令第1号公布

<!-- INFO END -->

## 第一章 总 则

第一条 为了示例，制定本条例。

第二条 有下列情形之一的，适用本条例：

（一）甲情形；

（二）乙情形，包括：

1.乙之一；

2.乙之二。

## 第二章 办法

### 第一节 一般规定

第三条 第一款的话。

第二款的话，有下列之一：

（一）丙；

第三条之一 插入的一条。

第十二 条扫描时多了空格的不是下一条。

附件：一览表

| 甲 | 乙 |
| --- | --- |
`;

const outline = (source: string) =>
  parseClauses(source).clauses.map(({ id, parentId, kind, label, depth }) => [id, parentId, kind, label, depth]);

it('makes no paragraph of a line that shows nothing', () => {
  const ids = ({ clauses }: ReturnType<typeof parseClauses>) => clauses.map(({ id }) => id);
  expect(ids(parseClauses(law.replaceAll('\n\n', '\n\n\u200b\n\n')))).toEqual(ids(parseClauses(law)));
});

describe('parseClauses', () => {
  it('认出题注、章、节、条、款、项、目和表', () => {
    expect(outline(law)).toEqual([
      ['preamble', null, 'preamble', '', 0],
      ['ch-1', null, 'chapter', '第一章', 0],
      ['art-1', 'ch-1', 'article', '第一条', 1],
      ['art-2', 'ch-1', 'article', '第二条', 1],
      ['art-2.1', 'art-2', 'item', '（一）', 2],
      ['art-2.2', 'art-2', 'item', '（二）', 2],
      ['art-2.2.1', 'art-2.2', 'subitem', '1.', 3],
      ['art-2.2.2', 'art-2.2', 'subitem', '2.', 3],
      ['ch-2', null, 'chapter', '第二章', 0],
      ['ch-2.s-1', 'ch-2', 'section', '第一节', 1],
      ['art-3', 'ch-2.s-1', 'article', '第三条', 2],
      ['art-3.2', 'art-3', 'paragraph', '', 3],
      ['art-3.2.1', 'art-3.2', 'item', '（一）', 4],
      ['art-3-1', 'ch-2.s-1', 'article', '第三条之一', 2],
      ['art-12', 'ch-2.s-1', 'article', '第十二条', 2],
      ['h-16', null, 'heading', '', 0],
      ['p-1.t1', 'h-16', 'table', '', 1],
    ]);
  });

  it('标题、宽排的章名和题注各归其位', () => {
    const { title, clauses } = parseClauses(law);
    expect(title).toBe('示例条例');
    expect(clauses.find(({ id }) => id === 'ch-1')?.heading).toBe('总则');
    expect(clauses[0]?.text).toBe('2020年1月1日 示例机关令第1号公布');
  });

  it('引用别条的句子不是新的一条', () => {
    expect(
      outline('第一条 甲。\n第三条的规定，适用于乙。\n第七节相应改为第八节，其余不变。').map(([id]) => id),
    ).toEqual(['art-1', 'art-1.2', 'art-1.3']);
    expect(outline('第一条甲。\n第二条乙。').map(([id]) => id)).toEqual(['art-1', 'art-2']);
  });

  it('（四）、（五）项开头的句子不是新的一项', () => {
    expect(outline('第一条 甲：\n（一）乙。\n（四）、（五）项所列人员除外。').map(([id]) => id)).toEqual([
      'art-1',
      'art-1.1.1',
      'art-1.2',
    ]);
  });

  it('没有条的文件按一、（一）分层，短的是标题', () => {
    expect(
      outline('为了示例，通知如下：\n一、申报条件\n（一）甲\n（二）乙\n说明。\n二、材料齐全的，受理。\n（一）丙'),
    ).toEqual([
      ['p-1.p1', null, 'paragraph', '', 0],
      ['p-1.1', null, 'heading', '一、', 0],
      ['p-1.1.1', 'p-1.1', 'item', '（一）', 1],
      ['p-1.1.2', 'p-1.1', 'item', '（二）', 1],
      ['p-1.1.p2', 'p-1.1', 'paragraph', '', 1],
      ['p-1.2', null, 'item', '二、', 0],
      ['p-1.2.1', 'p-1.2', 'subitem', '（一）', 1],
    ]);
  });

  it('重复的条号各有编号，上级总在下级之前', () => {
    const ids = outline('第一条 甲\n附件：另一份\n第一条 乙').map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('art-1-r2');
  });

  it('任何文字都不丢字，编号不重复，上级在前', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '第一条 甲',
        '第二条',
        '第三条乙',
        '（一）丙',
        '1.丁',
        '一、戊',
        '①己',
        '## 第一章 总 则',
        '### 第一节 庚',
        '| 表 | 格 |',
        '# 名',
        '附件：辛',
        '<!-- INFO END -->',
        '',
        '  壬 癸  ',
      ),
      fc.string({
        unit: fc.constantFrom(
          '第',
          '一',
          '十',
          '条',
          '章',
          '之',
          '（',
          '）',
          '、',
          '.',
          '1',
          ' ',
          '\u3000',
          '文',
          '#',
          '|',
          '<',
          '-',
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const source = lines.join('\n');
        const { title, clauses } = parseClauses(source);
        const kept = (
          (title ?? '') + clauses.map(({ label, heading, text }) => label + heading + text).join('')
        ).replace(/\s+/g, '');
        // Lines before the end mark are the preamble, which keeps heading signs; titles after the first move nothing.
        const seen = new Set<string>();
        for (const { id, parentId } of clauses) {
          expect(seen.has(id)).toBe(false);
          expect(parentId === null || seen.has(parentId)).toBe(true);
          seen.add(id);
        }
        expect([...kept].sort().join('').replaceAll('#', '')).toBe(
          [...visibleText(source)].sort().join('').replaceAll('#', ''),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('一条之下有十几万款也拆得开', () => {
    expect(parseClauses(`第一条 甲。\n${'乙。\n'.repeat(150_000)}`).clauses).toHaveLength(150_001);
  });
});

const laws = fileURLToPath(new URL('../../../../../../shared/data/laws.jsonl.gz', import.meta.url));

describe.runIf(existsSync(laws))('真实法律法规', () => {
  it('有第…条的文件至少99%逐条拆开，全部一字不差', { timeout: 120_000 }, async () => {
    let withArticles = 0;
    let parsed = 0;
    const wrong: string[] = [];
    for await (const line of createInterface({ input: createReadStream(laws).pipe(createGunzip()) })) {
      const { title: name, text } = JSON.parse(line) as { title: string; text: string };
      const { title, clauses } = parseClauses(text);
      const kept = (
        (title ?? '') + clauses.map(({ label, heading, text: body }) => label + heading + body).join('')
      ).replace(/\s+/g, '');
      if (kept !== visibleText(text)) wrong.push(name);
      const printed =
        text.match(/^第[零〇一二三四五六七八九十百千]+条(?:之[一二三四五六七八九十]+)?(?=\s|$)/gm)?.length ?? 0;
      if (printed === 0) continue;
      withArticles += 1;
      if (clauses.filter(({ kind }) => kind === 'article').length >= printed) parsed += 1;
    }
    expect(wrong).toEqual([]);
    expect(withArticles).toBeGreaterThan(3_000);
    expect(parsed / withArticles).toBeGreaterThanOrEqual(0.99);
  });
});
