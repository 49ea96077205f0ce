import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';

type Template = MainComponents['schemas']['ChatTemplate'];

const maxOwn = 100;
const ownGroup = '我的';

/** For the daily work with policies; what stands in {{}} is asked of the user before it is sent. */
const builtin: readonly Template[] = [
  {
    id: 'builtin-eligible',
    name: '能不能申报',
    group: '申报',
    text: '我们能申报{{地区}}的{{事项}}吗？请逐条对照申报条件，说明哪些符合、哪些不符合、还缺哪些资料',
  },
  {
    id: 'builtin-materials',
    name: '申报材料清单',
    group: '申报',
    text: '申报{{地区}}的{{事项}}需要准备哪些材料？请写明每项材料的要求与出处',
  },
  { id: 'builtin-deadline', name: '还有多久截止', group: '申报', text: '{{地区}}的{{事项}}{{年份}}年什么时候截止申报' },
  {
    id: 'builtin-amount',
    name: '预计奖补金额',
    group: '奖补',
    text: '按{{地区}}的{{事项}}，我们预计能拿多少？请写明计算依据',
  },
  {
    id: 'builtin-compare',
    name: '比较两地奖补',
    group: '奖补',
    text: '{{地区}}和{{另一地区}}的{{事项}}有什么区别？请列表比较条件、金额与截止日期',
  },
  {
    id: 'builtin-stacking',
    name: '能否同时享受',
    group: '奖补',
    text: '{{政策一}}和{{政策二}}能同时享受吗？请引用条款原文',
  },
  {
    id: 'builtin-versions',
    name: '新旧版本的变化',
    group: '解读',
    text: '《{{政策名称}}》的新版与旧版相比改了什么？请逐条列出',
  },
  {
    id: 'builtin-explain',
    name: '解读一份政策',
    group: '解读',
    text: '请解读《{{政策名称}}》：支持对象、支持方式、金额、申报条件与截止日期',
  },
  {
    id: 'builtin-clause',
    name: '条款是什么意思',
    group: '解读',
    text: '《{{政策名称}}》{{条款}}是什么意思，对企业有什么要求',
  },
  {
    id: 'builtin-list',
    name: '某行业能享受的政策',
    group: '查找',
    text: '{{地区}}{{行业}}企业现在能申报哪些政策？请按截止日期排列',
  },
].map((template) => ({ ...template, isOwn: false }));

interface TemplateRow {
  id: string;
  name: string;
  text: string;
}
const toTemplate = ({ id, name, text }: TemplateRow): Template => ({ id, name, text, group: ownGroup, isOwn: true });
const noTemplate = () => new Rejection(404, '没有找到这个模板，可能已被删除', 404);

/** Questions with blanks: ours, and those that users keep. */
export function createTemplates(db: Db, clock: Clock) {
  return {
    async list(userId: string): Promise<Template[]> {
      const rows = await db.query<TemplateRow>(
        'SELECT id, name, text FROM chat_templates WHERE owner_id = $1 ORDER BY created_at, id',
        [userId],
      );
      return [...rows.map(toTemplate), ...builtin];
    },

    async save(userId: string, id: string | null, name: string, text: string): Promise<Template> {
      if (id !== null) {
        const [row] = await db.query<TemplateRow>(
          'UPDATE chat_templates SET name = $3, text = $4 WHERE owner_id = $1 AND id = $2 RETURNING id, name, text',
          [userId, id, name, text],
        );
        if (row === undefined) throw noTemplate();
        return toTemplate(row);
      }
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const [row] = await tx.query<TemplateRow>(
          `INSERT INTO chat_templates (id, owner_id, name, text, created_at) SELECT $1, $2, $3, $4, $5
           WHERE (SELECT count(*) FROM chat_templates WHERE owner_id = $2) < ${maxOwn} RETURNING id, name, text`,
          [createId(), userId, name, text, clock.now()],
        );
        if (row === undefined) throw new Rejection(409, `最多保存${maxOwn}个模板，请先删除不用的`, 409);
        return toTemplate(row);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      const rows = await db.query('DELETE FROM chat_templates WHERE owner_id = $1 AND id = $2 RETURNING id', [
        userId,
        id,
      ]);
      if (rows.length === 0) throw noTemplate();
    },
  };
}

export type Templates = ReturnType<typeof createTemplates>;
