import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { enterpriseExport } from './export';
import { enterpriseRoutes } from './routes';
import { createEnterpriseService } from './service';

/** Room `firm/enterprise`: enterprises of an account and their facts (企业资料). */
export function createEnterprises({ db, clock, files }: Platform, { requirements }: Pick<Library, 'requirements'>) {
  const enterprises = createEnterpriseService({ db, clock, files, requirements });
  return { enterprises, module: defineModule({ handlers: enterpriseRoutes(enterprises), exports: enterpriseExport }) };
}

export type Enterprises = ReturnType<typeof createEnterprises>;
