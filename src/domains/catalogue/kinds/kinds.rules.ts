import type { OrderKind } from '../rules.ts'
import { answers } from './answers.rules.ts'
import { credits } from './credits.rules.ts'
import { giftCard } from './gift-card.rules.ts'
import { goods } from './goods.rules.ts'
import { packageOfMinutes } from './package.rules.ts'
import { plan } from './plan.rules.ts'
import type { PurchaseKind } from './purchase-kind.rules.ts'
import { single } from './single.rules.ts'
import { subscription } from './subscription.rules.ts'
import { written } from './written.rules.ts'

/** All that is sold, by kind: whoever has to know something of a kind asks here. */
export const KINDS: Record<OrderKind, PurchaseKind> = {
  credits,
  gift_card: giftCard,
  package: packageOfMinutes,
  plan,
  single,
  subscription,
  written,
  answers,
  goods,
}
