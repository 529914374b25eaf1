import type { Gateways } from '#gateways/payments/gateways.ts'
import { serve, type Route } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import * as contract from './contract.ts'
import { listPromotions as promotionsContract } from './coupons/contract.ts'
import { listPromotions } from './coupons/list-promotions.ts'
import { orderEndpoints } from './orders/endpoints.ts'
import { listItems } from './sql.ts'

export const endpointsWith = (gateways: Gateways, log: Log): Route[] => [
  serve(contract.listCatalogue, ({ db }) => listItems(db)),
  serve(promotionsContract, ({ db, now }) => listPromotions(db, now)),
  ...orderEndpoints(gateways, log),
]
