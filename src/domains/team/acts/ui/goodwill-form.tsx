import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#browser/api.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { parseReais } from '#shared/parse-reais.ts'
import { giveGoodwill } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'

/** The id in a case of an address: `claim:…`. */
const idOfCase = (text: string | null) => text?.split(':')[1] ?? ''

/** Bonus by judgement, for a case. */
export function GoodwillForm({ personId: id }: { personId: string }) {
  const [amount, setAmount] = useState('')
  const [address] = useSearchParams()
  const [caseId, setCaseId] = useState(() => idOfCase(address.get('caso')))
  return (
    <TeamActForm
      name="bonificar"
      title="Dar um bônus de cortesia"
      meaning="Vale por 90 dias, é usado antes do saldo e não se retira. Entra nos livros como custo de promoção. Acima do seu limite, espera outra pessoa."
      words="Dar o bônus"
      busyWords="Um instante…"
      done="Bônus registrado"
      act={(given) => browserApi(giveGoodwill, { id, amountCents: parseReais(amount) ?? 0n, caseId, ...given })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Quanto, em reais"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          hint="De R$ 1,00 a R$ 500,00."
          onChange={(event) => setAmount(event.target.value)}
        />
        <Field
          label="De que caso"
          autoComplete="off"
          maxLength={60}
          value={caseId}
          hint="O código do pedido de reembolso, ou o protocolo da mensagem."
          onChange={(event) => setCaseId(event.target.value)}
        />
      </div>
    </TeamActForm>
  )
}
