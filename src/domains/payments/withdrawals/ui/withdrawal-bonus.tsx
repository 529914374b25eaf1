import { formatBRL, most } from '#shared/money.ts'

type Props = { taken: bigint; keptBack: bigint; leaving: bigint }

/** The bonus that goes with the withdrawn credit, said before the client confirms. */
export const WithdrawalBonus = ({ taken, keptBack, leaving }: Props) =>
  taken + keptBack > 0n && (
    <ul aria-label="Bônus desta retirada" className="grid list-disc gap-1.5 pl-5 text-sm marker:text-metal">
      {taken > 0n && <li>{formatBRL(taken)} de bônus vieram com este valor e saem com ele.</li>}
      {keptBack > 0n && (
        <li>
          {formatBRL(keptBack)} de bônus que vieram com este valor já foram gastos e são descontados: você recebe{' '}
          {formatBRL(most(leaving, 0n))}.
        </li>
      )}
    </ul>
  )
