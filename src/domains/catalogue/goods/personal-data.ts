import type { PersonalData } from '#domains/accounts/index.ts'
import { addressLines } from '../goods-address.rules.ts'
import { nameOf } from './rules.ts'
import { countToSend, forgetGoodsOf, listOwnGoods, listLines } from './sql.ts'

/** What is paid and not sent is settled first. Then an order keeps what was bought, and forgets where it went. */
export const personalData: PersonalData = {
  unsettled: async (sql, personId) =>
    (await countToSend(sql, personId)) > 0
      ? ['um pedido da loja que ainda não saiu: cancele-o ou espere a postagem']
      : [],
  async read(sql, personId) {
    const orders = await listOwnGoods(sql, personId)
    const lines = await listLines(
      sql,
      orders.map(({ orderId }) => orderId),
    )
    return {
      'Pedidos da loja': orders.map(({ orderId, placedAt, address, giftNote }) => ({
        feito: placedAt,
        produtos: lines.filter((line) => line.orderId === orderId).map((line) => `${line.quantity} × ${nameOf(line)}`),
        entrega: address ? [...addressLines(address), address.reference].filter(Boolean).join(', ') : null,
        'palavras do presente': giftNote,
      })),
    }
  },
  erase: async (tx, { personId }) => void (await forgetGoodsOf(tx, personId)),
}
