import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { placeGiftCard } from '../../gift-cards/contract.ts'
import { MOST_GIFT, LEAST_GIFT, MOST_WORDS } from '../../gift-cards/rules.ts'
import { payOrder } from '../../orders/contract.ts'
import { orderPath } from '../../order-path.rules.ts'

const AMOUNTS: readonly Centavos[] = [5_000n, 10_000n, 20_000n]
const OTHER = 'other'

type Asked = { amountCents: Centavos; receiverName: string; receiverEmail: string; words?: string }

/** Orders the gift and asks for its Pix, in one press; the ids are kept until both succeed. */
function useGiveGift() {
  const navigate = useNavigate()
  const intent = useRef<{ what: string; id: string; paymentId: string }>(undefined)
  return useMutation({
    async mutationFn(asked: Asked) {
      const what = JSON.stringify({ ...asked, amountCents: String(asked.amountCents) })
      if (intent.current?.what !== what)
        intent.current = { what, id: crypto.randomUUID(), paymentId: crypto.randomUUID() }
      const { id, paymentId } = intent.current
      await browserApi(placeGiftCard, { id, ...asked })
      return browserApi(payOrder, { id, paymentId, method: 'pix', installments: 1 })
    },
    onSuccess: ({ id }) => void navigate(orderPath(id)),
  })
}

/** How much, to whom and with which words; then Pix, the only way to pay it. */
export function GiftForm() {
  const [chosen, setChosen] = useState(String(AMOUNTS[1]))
  const [typed, setTyped] = useState('')
  const [gift, setGift] = useState({ receiverName: '', receiverEmail: '', words: '' })
  const give = useGiveGift()
  const amount = chosen === OTHER ? parseReais(typed) : BigInt(chosen)
  const isFit = amount !== undefined && amount >= LEAST_GIFT && amount <= MOST_GIFT
  const [isAsked, setAsked] = useState(false)
  const faults = give.error instanceof ApiError ? give.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const words = gift.words.trim()
    if (isFit && !give.isPending) give.mutate({ ...gift, amountCents: amount, ...(words ? { words } : {}) })
  }
  const write = (field: keyof typeof gift) => (event: { target: { value: string } }) =>
    setGift({ ...gift, [field]: event.target.value })
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <RadioCards
        legend={<span className="mb-1 block font-display text-xl">De quanto é o presente?</span>}
        name="amount"
        columns="pairs"
        cards={[
          ...AMOUNTS.map((one) => ({ value: String(one), title: <Money amount={one} />, text: 'Em créditos' })),
          { value: OTHER, title: 'Outro valor', text: `De ${formatBRL(LEAST_GIFT)} a ${formatBRL(MOST_GIFT)}` },
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen === OTHER && (
        <Field
          label="Valor em reais"
          inputMode="decimal"
          autoComplete="off"
          placeholder="75,00"
          className="max-w-60"
          value={typed}
          error={isAsked && !isFit ? `Escolha de ${formatBRL(LEAST_GIFT)} a ${formatBRL(MOST_GIFT)}.` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Field
        label="Nome de quem recebe"
        autoComplete="off"
        className="max-w-96"
        value={gift.receiverName}
        error={faults.receiverName}
        onChange={write('receiverName')}
      />
      <EmailField
        label="E-mail de quem recebe"
        hint="O código vai para lá assim que você paga, com uma cópia para você."
        autoComplete="off"
        className="max-w-96"
        value={gift.receiverEmail}
        error={faults.receiverEmail}
        onChange={write('receiverEmail')}
      />
      <TextArea
        label="Algumas palavras"
        optional
        hint={`Até ${MOST_WORDS} caracteres. Vão no e-mail, como você escrever.`}
        value={gift.words}
        error={faults.words}
        onChange={write('words')}
      />
      {give.isError && (
        <ErrorState>
          {errorMessage(give.error, 'Não sabemos se o pedido chegou. Tente de novo: nunca é cobrado duas vezes.')}
        </ErrorState>
      )}
      <div className="grid gap-2">
        <Button
          type="submit"
          size="lg"
          busy={give.isPending}
          busyWords="Um instante…"
          className="sm:justify-self-start"
        >
          {isFit ? `Pagar ${formatBRL(amount)} com Pix` : 'Pagar com Pix'}
        </Button>
        <p className="measure text-quiet text-sm">
          Só Pix, até {formatBRL(MOST_GIFT)} por dia. Você ainda confirma no aplicativo do banco.
        </p>
      </div>
    </form>
  )
}
