import { formatBRL } from '#shared/money.ts'
import { goodsCancellation } from '../goods/cancel-goods.ts'
import { deliverGoods } from '../goods/deliver-goods.ts'
import { guardGoods, guardGoodsPayment } from '../goods/guard-goods.ts'
import { holdGoods, releaseGoods } from '../goods/hold-goods.ts'
import { goodsDetails } from '../goods/mails.ts'
import type { OrderFlow } from './purchase-flow.ts'

export const goodsFlow: OrderFlow = {
  guardOrder: guardGoods,
  guardPayment: guardGoodsPayment,
  place: holdGoods,
  end: releaseGoods,
  deliver: deliverGoods,
  cancellation: goodsCancellation,
  details: goodsDetails,
  mail: ({ title, total }) => ({
    subject: `Pedido confirmado: ${title}, ${formatBRL(total)}`,
    emblem: 'envelope',
    heading: 'Seu pedido da loja está confirmado',
  }),
}
