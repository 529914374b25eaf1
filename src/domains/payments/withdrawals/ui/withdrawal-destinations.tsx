import { MONEY_RESTS_HOURS } from '#domains/accounts/money-rests.rules.ts'
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
          {formatBRL(back)} voltam por onde vieram. No Pix, em geral no mesmo dia. No cartão, na fatura atual ou na
          seguinte.
        </li>
      )}
      {byHand > 0n && (
        <li>
          {formatBRL(byHand)} vão por Pix para o CPF de quem pagou: o banco não devolve mais este valor por onde veio.
          Esperamos {MONEY_RESTS_HOURS} horas, por segurança, e uma pessoa da equipe transfere em até{' '}
          {BY_HAND_WITHIN_DAYS} dias úteis.
        </li>
      )}
      {reserved > 0n && (
        <li>
          {formatBRL(reserved)} estão guardados para o que você já abriu ou marcou. O que não usar fica livre no fim.
        </li>
      )}
    </ul>
  )
}
