import { UnreadableFile } from '../library/import';
import { checkPortals, importPortals, type Reach } from '../matching/regions';
import { optOut, takeBackOptOut } from '../outreach/acquisition';
import { StartupError } from '../platform/config';
import type { Db } from '../platform/db';
import type { Clock } from '../platform/ports';
import { regionCodeOf } from '../platform/vocabulary';
import { type AdminCommands, noteActionAt } from './AdminCommand';

/** Reasons that are printed of what was not imported; the rest is only counted. */
const maxReasons = 10;

/** Commands about the directory of firms and the official websites. */
export function directoryCommands(db: Db, clock: Clock, reach: Reach): AdminCommands {
  const note = noteActionAt(clock);
  return {
    'opt-out-firm': {
      usage: '企业全称或统一社会信用代码',
      about: '企业要求不列入企业库：不再出现在结果、名单与导出中，以后的导入也不收',
      async run([firm = '']) {
        if (firm.trim().length < 4) throw new StartupError('请写明企业全称或统一社会信用代码。');
        return db.transaction(async (tx) => {
          const count = await optOut(tx, firm, clock.now());
          await note(tx, 'opt-out-firm', firm);
          return [count === 0 ? `企业库里没有${firm}，以后的导入不收` : `${firm}已不再列出`];
        });
      },
    },
    'restore-firm': {
      usage: '企业全称或统一社会信用代码',
      about: '企业同意重新列入企业库',
      async run([firm = '']) {
        return db.transaction(async (tx) => {
          if (!(await takeBackOptOut(tx, firm))) throw new StartupError(`${firm}没有要求过不列入。`);
          await note(tx, 'restore-firm', firm);
          return [`${firm}重新列出`];
        });
      },
    },
    'import-portals': {
      usage: '文件',
      about: '导入官方网站的地址：JSON列表或JSONL，每条有region（省/市/县）与url',
      async run([path]) {
        if (path === undefined) throw new StartupError('请写明要导入的文件。');
        const done = await importPortals(db, clock, path).catch((error: unknown) => {
          throw error instanceof UnreadableFile ? new StartupError(`没有导入：${error.message}`) : error;
        });
        const { read, added, changed, unchanged, rejected } = done;
        await note(db, 'import-portals', path, String(added + changed));
        return [
          `读取${read}条：新增${added}条，更新${changed}条，未变${unchanged}条，未导入${rejected.length}条`,
          ...rejected.slice(0, maxReasons).map(({ place, reason }) => `  ${place}：${reason}`),
          ...(rejected.length > maxReasons ? [`  ……共${rejected.length}条`] : []),
        ];
      },
    },
    'check-portals': {
      usage: '[地区]',
      about: '逐个访问官方网站的地址，记下检查日期；要能访问互联网，不写地区就检查全部',
      async run([name]) {
        const region = name === undefined ? undefined : regionCodeOf(name);
        if (region === null) throw new StartupError(`没有“${name}”这个地区。`);
        const { checked, reachable } = await checkPortals(db, clock, region, reach);
        return [`检查了${checked}个地址，${reachable}个打得开`];
      },
    },
  };
}
