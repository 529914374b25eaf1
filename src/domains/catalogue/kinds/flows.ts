import type { ItemKind } from '../rules.ts'
import { answersFlow } from './answers.ts'
import { creditsFlow } from './credits.ts'
import { giftCardFlow } from './gift-card.ts'
import { goodsFlow } from './goods.ts'
import { packageFlow } from './package.ts'
import { planFlow } from './plan.ts'
import type { OrderFlow, PurchaseFlow } from './purchase-flow.ts'
import { singleFlow } from './single.ts'
import { subscriptionFlow } from './subscription.ts'
import { writtenFlow } from './written.ts'

/** What the server does with each kind of purchase. */
export const FLOWS: Record<ItemKind, PurchaseFlow> & { goods: OrderFlow } = {
  credits: creditsFlow,
  gift_card: giftCardFlow,
  package: packageFlow,
  plan: planFlow,
  single: singleFlow,
  subscription: subscriptionFlow,
  written: writtenFlow,
  answers: answersFlow,
  goods: goodsFlow,
}
