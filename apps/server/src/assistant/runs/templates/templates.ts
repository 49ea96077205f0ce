import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { builtinTemplates } from './builtinTemplates';
import { deleteTemplate, insertTemplate, listTemplates, type TemplateRow, updateTemplate } from './templateRepository';

type Template = MainComponents['schemas']['ChatTemplate'];

const maxOwn = 100;
const ownGroup = '我的';

const toTemplate = ({ id, name, text }: TemplateRow): Template => ({ id, name, text, group: ownGroup, isOwn: true });
const noTemplate = () => new Rejection(404, '没有找到这个模板，可能已被删除', 404);

/** Templates (常用任务): built-in ones, and those of the user. */
export function createTemplates(db: Db, clock: Clock) {
  return {
    list: async (userId: string): Promise<Template[]> => [
      ...(await listTemplates(db, userId)).map(toTemplate),
      ...builtinTemplates,
    ],

    async save(userId: string, id: string | null, name: string, text: string): Promise<Template> {
      if (id !== null) {
        const row = await updateTemplate(db, userId, { id, name, text });
        if (row === undefined) throw noTemplate();
        return toTemplate(row);
      }
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = await insertTemplate(tx, userId, { id: createId(), name, text }, maxOwn, clock.now());
        if (row === undefined) throw new Rejection(409, `最多保存${maxOwn}个模板，请先删除不用的`, 409);
        return toTemplate(row);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await deleteTemplate(db, userId, id))) throw noTemplate();
    },
  };
}

export type Templates = ReturnType<typeof createTemplates>;
