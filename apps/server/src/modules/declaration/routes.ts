import type { Handlers } from '../../contract/types';
import type { Db } from '../../db/Db';
import { createDeclarationRepository } from './repository';

export function declarationRoutes(db: Db): Pick<Handlers<'main'>, 'listDeclarations'> {
  const declarations = createDeclarationRepository(db);
  return {
    listDeclarations: ({ caller, query }) =>
      declarations.list(caller.userId, {
        pageNum: query.pageNum ?? 1,
        pageSize: query.pageSize ?? 10,
        orderByColumn: query.orderByColumn ?? 'create_time',
        isAsc: query.isAsc ?? 'desc',
      }),
  };
}
