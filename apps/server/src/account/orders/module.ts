import { createSandboxPayment } from '../../platform/adapters';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Entitlements, ModuleName } from '../entitlements';
import { ordersExport } from './export';
import { createPaymentService } from './payment/payments';
import { orderRoutes } from './routes';
import { readCommerce, withoutModules } from './sale/commerce';
import type { FirmOf } from './sale/terms';
import { createOrderService } from './service';
import { createTransitions } from './transitions';

export interface OrderOptions {
  /** Path of the JSON file of plans and prices; null for our own. */
  commerceFile: string | null;
  sampleData: boolean;
  paymentGateway: 'off' | 'sandbox';
  /** Modules whose uses would buy nothing here: they are in no plan. */
  unavailable: readonly ModuleName[];
  firmOf: FirmOf;
}

/** Room `account/orders`: plans, prices, orders and payments. @throws StartupError when the file of plans is wrong */
export async function createOrders(
  { db, clock, files, limiter, secret }: Platform,
  { equities }: Entitlements,
  { commerceFile, sampleData, paymentGateway, unavailable, firmOf }: OrderOptions,
) {
  const gateway = paymentGateway === 'sandbox' ? createSandboxPayment(secret) : null;
  const commerce = withoutModules(await readCommerce(commerceFile, sampleData), unavailable);
  const transitions = createTransitions(clock, equities);
  const orders = createOrderService({
    db,
    clock,
    commerce,
    files,
    transitions,
    gateway: gateway?.name ?? null,
    limiter,
    firmOf,
  });
  const payments = createPaymentService({ db, clock, orders, transitions, gateway });
  return {
    module: defineModule({
      handlers: orderRoutes(orders, payments),
      purge: [() => orders.expireDue()],
      exports: ordersExport,
    }),
  };
}
