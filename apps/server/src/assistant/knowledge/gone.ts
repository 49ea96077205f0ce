import { Rejection } from '../../platform/contract';

export const baseGone = () => new Rejection(404, '没有找到这个知识库，可能已删除', 404);
export const folderGone = () => new Rejection(404, '没有找到这个文件夹，可能已删除', 404);
export const documentGone = () => new Rejection(404, '没有找到这个文件，可能已删除', 404);
export const chunkGone = () => new Rejection(404, '没有找到这个片段，可能已重新解析', 404);
