import type { MainComponents } from '@hengce/api/contract';
import { FileReply, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { FileStore } from '../../platform/file';
import { materialRule } from '../../platform/file';
import { insertAttachment, listAttachments } from './eventRepository';
import { findDeclaration, lockDeclaration } from './findDeclaration';
import { toAttachment } from './views';

type S = MainComponents['schemas'];

const maxAttachments = 100;
const notFound = () => new Rejection(404, '没有找到这个附件，可能已被删除', 404);

/** Files of the steps of a declaration, such as a screenshot of its submission. */
export function createAttachmentService(db: Db, files: FileStore) {
  return {
    async add(userId: string, id: string, file: Blob): Promise<S['Attachment']> {
      const checked = await files.check(userId, file, materialRule);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = await lockDeclaration(tx, userId, id);
        if ((await listAttachments(tx, row.id)).length >= maxAttachments)
          throw new Rejection(409, `附件最多${maxAttachments}个，没有上传`, 409);
        const kept = await files.keep(tx, userId, checked, '附件');
        await insertAttachment(tx, row.id, kept.id);
        const added = (await listAttachments(tx, row.id)).find(({ file_id }) => file_id === kept.id);
        if (added === undefined) throw new Error('the attachment is gone');
        return toAttachment(added);
      });
    },

    remove: (userId: string, id: string, fileId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        const file = (await listAttachments(tx, row.id)).find(({ file_id }) => file_id === fileId);
        if (file === undefined) throw notFound();
        if (file.event_id !== null) throw new Rejection(409, '这个附件已写进申报的经过，不能删除', 409);
        await files.remove(tx, fileId);
      }),

    async download(userId: string, id: string, fileId: string): Promise<FileReply> {
      const row = await findDeclaration(db, userId, id);
      const isOwn = (await listAttachments(db, row.id)).some(({ file_id }) => file_id === fileId);
      const file = isOwn ? await files.read(db, fileId) : undefined;
      if (file === undefined) throw notFound();
      return new FileReply(file.content, file.name, file.mediaType);
    },
  };
}
