import { Rejection } from '../../../platform/contract';
import { imageSize, isWholePng } from '../../../platform/file';
import { canBePrinted } from '../../../platform/pdf';

const maxPixels = 16_000_000;

interface Size {
  width: number;
  height: number;
}

/** Size in pixels of a picture that every export can show. @throws Rejection 400 for a broken or a huge one */
export async function sizeOf(content: Buffer, kind: 'png' | 'jpeg'): Promise<Size> {
  const size = imageSize(content, kind);
  if (size !== null && size.width * size.height > maxPixels)
    throw new Rejection(400, `图片超过${maxPixels / 10_000}万像素，没有上传。请缩小后再上传`, 400);
  if (size === null || (kind === 'png' && !isWholePng(content)) || !(await canBePrinted(content)))
    throw new Rejection(400, '图片不完整或格式特殊，没有上传。请另存为PNG或JPEG后再上传', 400);
  return size;
}

/** The same of a picture that is left out where not every export can show it: null then. */
export const shownSize = (content: Buffer, kind: 'png' | 'jpeg'): Promise<Size | null> =>
  sizeOf(content, kind).catch((error) => {
    if (error instanceof Rejection) return null;
    throw error;
  });
