import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { spendableFor } from '#domains/wallet/spendable.rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { balanceShareOf, LEAST_AMOUNT } from '../rules.ts'

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
 * How much of what somebody has pays a bill: as much as it can, unless the client says otherwise. `share`: in centavos;
 * undefined while it is read, or while what was typed is no possible amount.
 */
export function useBalanceShare({ total, held, takesBalance, bonusWith: consultant }: Bill) {
  const takes = takesBalance && total > 0n
  const { data: wallet, isError } = useQuery({ ...apiQuery(readWallet, {}), enabled: takes })
  const [isUsed, setUsed] = useState(true)
  const [typed, setTyped] = useState<string>()
  const here = wallet && spendableFor(wallet, consultant?.id)
  // What an open attempt of this bill has reserved can pay it in another way, too.
  const available = here ? here.cents + held : 0n
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
      bonus: here?.bonusCents ?? 0n,
      elsewhere: here?.elsewhereCents ?? 0n,
      disposable: here?.availableCents ?? 0n,
    },
  }
}

function faultOf(total: Centavos, most: Centavos) {
  if (most === total)
    return `Escolha ${formatBRL(total)}, o total, ou até ${formatBRL(total - LEAST_AMOUNT)}: o menor pagamento é de ${formatBRL(LEAST_AMOUNT)}.`
  return `Escolha até ${formatBRL(most)}, em reais e centavos.`
}

type Choice = ReturnType<typeof useBalanceShare>['choice']

/** The choice above the button: use what one has or not, and how much of it. Nothing when there is none to use. */
export function BalanceShare({ bill, choice, share }: { bill: Bill; choice: Choice; share: Centavos | undefined }) {
  const { available, most, isUsed, setUsed, typed, setTyped, fault, bonus, elsewhere, disposable } = choice
  const box = useRef<HTMLInputElement>(null)
  const isTyping = typed !== undefined
  useEffect(() => {
    if (isTyping) box.current?.focus()
  }, [isTyping])
  const notHere = elsewhere > 0n && <p className="text-quiet text-sm">{elsewhereWords(bill, elsewhere)}</p>
  if (most === 0n) return notHere
  const paid = share ?? 0n
  return (
    <section aria-label="Do que você tem" className="grid gap-2">
      <div className="grid gap-1 rounded-md border border-edge bg-surface p-3 sm:p-4">
        <Checkbox
          label={<span className="font-semibold">{usedWords(typed === undefined ? most : undefined, disposable)}</span>}
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
        {paid > 0n && paid < bill.total && (
          <p className="ml-8.5 tabular-nums max-sm:hidden">
            Falta pagar <Money amount={bill.total - paid} className="font-semibold" />.
          </p>
        )}
      </div>
      {notHere}
    </section>
  )
}

function usedWords(amount: Centavos | undefined, disposable: Centavos) {
  if (amount === disposable) return `Usar os ${formatBRL(disposable)} que você tem`
  const part = amount === undefined ? 'uma parte' : formatBRL(amount)
  return disposable > (amount ?? 0n)
    ? `Usar ${part} dos ${formatBRL(disposable)} que você tem`
    : `Usar ${part} do que você tem`
}

function hintOf({ bonusWith: consultant }: Bill, bonus: Centavos) {
  if (!consultant) return bonus > 0n && `${formatBRL(bonus)} de bônus ficam: só pagam conversas.`
  return bonus > 0n && `${formatBRL(bonus)} disso são bônus, gastos primeiro.`
}

const elsewhereWords = ({ bonusWith: consultant }: Bill, elsewhere: Centavos) =>
  `${formatBRL(elsewhere)} de bônus não valem com ${consultant?.name}: ficam para outras conversas.`

const SMALLEST = `Deixamos ${formatBRL(LEAST_AMOUNT)} para o Pix ou o cartão: o banco não aceita menos.`
