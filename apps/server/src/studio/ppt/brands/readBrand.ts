import { fieldRejection } from '../../../platform/contract';
import type { CheckedFile } from '../../../platform/file';
import type { ReadBrand } from '../../../platform/reading';
import { inTurn, partsIn } from '../outline/readDocument';

/**
 * What the organisation of an uploaded .pptx puts on it.
 *
 * @throws Rejection 400 with the reason why it cannot be read, and where there is nothing of a brand in it
 */
export const readBrand = (file: CheckedFile): Promise<ReadBrand> =>
  inTurn(async () => {
    for await (const part of partsIn('brand', file, 1)) {
      if (part.type !== 'brand') continue;
      const { colors, fonts, logo, footer } = part.brand;
      if (colors || fonts || logo || footer !== '') return part.brand;
    }
    throw fieldRejection('file', '文件里没有读到颜色、字体、标志或页脚。请换一份用过公司模板的PPTX');
  });
