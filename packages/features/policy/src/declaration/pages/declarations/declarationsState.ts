import type { SearchStateCodec } from '@hengce/feature-kit';
import type { DeclarationQuery } from '../../data/declarations';

/** Number of declarations on a page (specification §7), the newest first. */
export const pageSize = 10;
export const orders = ['create_time', 'update_time', 'deadline'] as const;

export interface DeclarationsState {
  order: (typeof orders)[number];
  page: number;
}

export const declarationsState: SearchStateCodec<DeclarationsState> = {
  parse: (params) => ({
    order: orders.find((order) => order === params.get('order')) ?? 'create_time',
    page: /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  }),
  format: ({ order, page }) =>
    new URLSearchParams({
      ...(order === 'create_time' ? {} : { order }),
      ...(page > 1 ? { page: String(page) } : {}),
    }),
};

export const toDeclarationQuery = ({ order, page }: DeclarationsState): DeclarationQuery => ({
  pageNum: page,
  pageSize,
  orderByColumn: order,
  // What closes first comes first; of days that are over, what was last.
  isAsc: order === 'deadline' ? 'asc' : 'desc',
});
