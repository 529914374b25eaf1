import { formatBRL } from '#shared/money.ts'
import { BY_HAND_WITHIN_DAYS } from '../rules.ts'

type Props = { leaving: bigint; byHand: bigint; reserved: bigint }

/** Where the money goes and how long that takes. */
export const WithdrawalDestinations = ({ leaving, byHand, reserved }: Props) => {
  const back = leaving - byHand
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-metal">
      {back > 0n && (
        <li>
          {formatBRL(back)} voltam pelo mesmo caminho por onde vieram: no Pix, em geral no mesmo dia; no cartão, na
          fatura atual ou na seguinte.
        </li>
      )}
      {byHand > 0n && (
        <li>
          {formatBRL(byHand)} vão por Pix para a sua chave, porque o banco não aceita mais devolver este valor pelo
          caminho de origem. Uma pessoa da equipe transfere em até {BY_HAND_WITHIN_DAYS} dias úteis.
        </li>
      )}
      {reserved > 0n && (
        <li>
          {formatBRL(reserved)} estão reservados para uma conversa, uma pergunta ou um pedido em aberto: o que não for
          usado fica livre quando terminar.
        </li>
      )}
    </ul>
  )
}
