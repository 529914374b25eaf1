import { serve, type Route } from '#platform/http.ts'
import { reviewCart } from './cart/review-cart.ts'
import { addressEndpoints } from './addresses/endpoints.ts'
import * as contract from './contract.ts'
import { findProductBeside } from './places/contract.ts'
import { findBeside } from './places/sql.ts'
import { browseProducts } from './products/browse-products.ts'
import { readProduct } from './products/read-product.ts'
import { listNear } from './sql.ts'
import { watchEndpoints } from './watches/endpoints.ts'

const NEAR = 4

export const endpoints: Route[] = [
  serve(contract.searchProducts, ({ db, input, now }) => browseProducts(db, input, now)),
  serve(contract.getProduct, ({ db, input }) => readProduct(db, input.slug)),
  serve(contract.listNearProducts, ({ db, input }) => listNear(db, input.slug, NEAR)),
  serve(contract.reviewCart, ({ db, input }) => reviewCart(db, input)),
  serve(findProductBeside, async ({ db, input: { place } }) => ({ product: await findBeside(db, place) })),
  ...addressEndpoints,
  ...watchEndpoints,
]
