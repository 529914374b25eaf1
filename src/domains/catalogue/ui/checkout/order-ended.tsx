import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import type { Order } from '../../orders/contract.ts'
import { purchasePath } from '../choose/purchase-path.ts'

/** An expired or cancelled order; says that money which came all the same is credit. */
export const OrderEnded = ({ order }: { order: Order }) => (
  <section className="grid justify-items-start gap-5">
    <h2 className="text-2xl">
      {order.state === 'cancelled' ? 'Este pedido foi cancelado' : 'O prazo deste pedido terminou'}
    </h2>
    {order.surplusCents > 0n ? (
      <Notice tone="good" title={`${formatBRL(order.surplusCents)} chegaram e estão no seu saldo`}>
        O pagamento veio depois do fim do pedido, e por isso virou crédito: não entregamos nada sem você confirmar. Use
        como quiser ou faça o pedido de novo.
      </Notice>
    ) : (
      <p className="measure">{endedWords(order)} Fazer outro leva um instante.</p>
    )}
    <LinkButton href={purchasePath(order)}>Fazer o pedido de novo</LinkButton>
  </section>
)

function endedWords({ kind, coupon }: Order): string {
  const freed = KINDS[kind].takesBalance ? ['o que estava reservado do saldo está livre'] : []
  const returned = coupon ? [`o cupom ${coupon} voltou a valer para você`] : []
  const [last, ...others] = [...returned, ...freed]
  return `${['Nada foi cobrado', ...others].join(', ')}${last ? `, e ${last}` : ''}.`
}
