import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { bonusNotWith, bonusWith } from '#domains/wallet/ui/bonus-with.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { balanceShareOf, MIN_AMOUNT } from '../rules.ts'

/** What is to be paid, in centavos. */
export type Bill = {
  total: Centavos
  /** What an open attempt has reserved of the balance. */
  held: Centavos
  /** The balance may pay it. */
  takesBalance: boolean
  /** Bonus may pay it, too, and is spent first: on this consultant, with whom some of it may not be spent. */
  bonusWith?: { id: string; name: string }
}

/**
 * How much of the balance pays a bill: as much as it can, unless the client says otherwise. `share`: in centavos;
 * undefined while the balance is read, or while what was typed is no possible amount.
 */
export function useBalanceShare({ total, held, takesBalance, bonusWith: consultant }: Bill) {
  const takes = takesBalance && total > 0n
  const { data: wallet, isError } = useQuery({ ...apiQuery(readWallet, {}), enabled: takes })
  const [isUsed, setUsed] = useState(true)
  const [typed, setTyped] = useState<string>()
  const bonuses = (consultant && wallet?.bonuses) ?? []
  const bonus = consultant ? bonusWith(bonuses, consultant.id) : 0n
  const spendable = wallet ? wallet.availableCents + bonus : 0n
  // What an open attempt of this bill has reserved can pay it in another way, too.
  const available = spendable + (wallet ? held : 0n)
  const most = balanceShareOf(total, takes ? available : 0n)
  const wanted = typed === undefined ? most : parseReais(typed)
  const isPossible = wanted !== undefined && wanted <= available && balanceShareOf(total, wanted) === wanted
  const share = !isUsed || most === 0n ? 0n : isPossible ? wanted : undefined
  return {
    share: takes && !wallet && !isError ? undefined : share,
    isReading: takes && !wallet && !isError,
    choice: {
      available,
      most,
      isUsed,
      setUsed,
      typed,
      setTyped,
      fault: isPossible ? undefined : faultOf(total, most),
      bonus,
      elsewhere: consultant ? bonusNotWith(bonuses, consultant.id) : 0n,
    },
  }
}

function faultOf(total: Centavos, most: Centavos) {
  if (most === total)
    return `Escolha ${formatBRL(total)}, o total, ou até ${formatBRL(total - MIN_AMOUNT)}: o menor pagamento é de ${formatBRL(MIN_AMOUNT)}.`
  return `Escolha até ${formatBRL(most)}, em reais e centavos.`
}

type Choice = ReturnType<typeof useBalanceShare>['choice']

/** The choice beside the sums: use the balance or not, and how much of it. Nothing when there is none to use. */
export function BalanceShare({ bill, choice, share }: { bill: Bill; choice: Choice; share: Centavos | undefined }) {
  const { available, most, isUsed, setUsed, typed, setTyped, fault, bonus, elsewhere } = choice
  const box = useRef<HTMLInputElement>(null)
  const isTyping = typed !== undefined
  useEffect(() => {
    if (isTyping) box.current?.focus()
  }, [isTyping])
  const notHere = elsewhere > 0n && (
    <p className="text-quiet text-sm">
      {formatBRL(elsewhere)} do seu bônus não valem com {bill.bonusWith?.name}: ficam para outras conversas.
    </p>
  )
  if (most === 0n) return notHere
  const paid = share ?? 0n
  return (
    <section aria-labelledby="do-saldo" className="grid gap-3">
      <h2 id="do-saldo" className="text-xl">
        Do seu saldo
      </h2>
      <div className="grid gap-3 rounded-md border border-edge bg-surface p-4">
        <Checkbox
          label={<span className="font-semibold">{usedWords(typed === undefined ? most : undefined, available)}</span>}
          hint={available > most && most < bill.total ? SMALLEST : hintOf(bill, bonus)}
          checked={isUsed}
          onChange={(event) => setUsed(event.target.checked)}
        />
        {isUsed && typed === undefined && (
          <Button
            variant="quiet"
            size="sm"
            className="ml-5.5 justify-self-start"
            onClick={() => setTyped((Number(most) / 100).toFixed(2).replace('.', ','))}
          >
            Usar outro valor
          </Button>
        )}
        {isUsed && typed !== undefined && (
          <Field
            ref={box}
            label="Quanto usar do saldo, em reais"
            inputMode="decimal"
            autoComplete="off"
            className="ml-8.5 max-w-60"
            value={typed}
            error={fault}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <dl className="grid gap-1.5 border-line border-t pt-3 tabular-nums">
          <Sum words="Total" amount={bill.total} />
          <Sum words="Do saldo" amount={paid} minus={paid > 0n} />
          <Sum words="A pagar" amount={bill.total - paid} strong />
        </dl>
      </div>
      {notHere}
    </section>
  )
}

function usedWords(amount: Centavos | undefined, available: Centavos) {
  if (amount === available) return `Usar os ${formatBRL(available)} que você tem`
  return `Usar ${amount === undefined ? 'uma parte' : formatBRL(amount)} dos ${formatBRL(available)} que você tem`
}

function hintOf({ bonusWith: consultant }: Bill, bonus: Centavos) {
  if (!consultant) return 'O bônus fica como está: ele é para as conversas.'
  return bonus > 0n && `Dos quais ${formatBRL(bonus)} são de bônus, gastos primeiro.`
}

const SMALLEST = `Deixamos ${formatBRL(MIN_AMOUNT)} para o Pix ou o cartão: é o menor pagamento possível.`

const Sum = ({
  words,
  amount,
  minus = false,
  strong = false,
}: {
  words: string
  amount: Centavos
  minus?: boolean
  strong?: boolean
}) => (
  <div className={strong ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4 text-sm'}>
    <dt>{words}</dt>
    <dd className="whitespace-nowrap">
      {minus && '− '}
      <Money amount={amount} />
    </dd>
  </div>
)
