import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { codeIn } from '../../gift-cards/code.rules.ts'
import { findGift, type FoundGift, redeemGift } from '../../gift-cards/contract.ts'
import { MOST_PASTED } from '../../gift-cards/rules.ts'
import { returnWords } from '../../gift-cards/wording.rules.ts'

const BROUGHT = 'gift-code'
/** The code in the address of a mail's link, kept in this tab while one signs in: no server ever hears of it. */
export function keepBroughtCode() {
  const code = codeIn(location.hash)
  if (code) storeTabText(BROUGHT, code)
}

const nothingElse = () => () => {}
const useBroughtCode = () =>
  useSyncExternalStore(
    nothingElse,
    () => codeIn(location.hash) ?? loadTabText(BROUGHT),
    () => '',
  )

/** First what a code gives and what may still happen to it; only then the button that redeems it. */
export function RedeemForm() {
  const brought = useBroughtCode()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? brought
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const look = useMutation({ mutationFn: (code: string) => browserApi(findGift, { code }) })
  const redeem = useMutation({
    mutationFn: (code: string) => browserApi(redeemGift, { code }),
    onSuccess: () => {
      storeTabText(BROUGHT, '')
      return client.invalidateQueries({ queryKey: [readWallet.path] })
    },
  })
  const code = codeIn(text)
  if (redeem.data) return <Redeemed gift={redeem.data} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!code) return setFault('Confira o código: são 16 letras e números, em quatro grupos.')
    if (!look.isPending) look.mutate(code)
  }
  const failed = redeem.error ?? look.error
  return (
    <div className="grid max-w-xl gap-6">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Código do vale"
          hint="Digite ou cole, com ou sem traços. Está no e-mail que você recebeu."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MOST_PASTED}
          value={text}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
            look.reset()
          }}
        />
        {!look.data && (
          <Button
            type="submit"
            size="lg"
            busy={look.isPending}
            busyWords="Conferindo…"
            className="sm:justify-self-start"
          >
            Ver o presente
          </Button>
        )}
      </form>
      {look.data && (
        <Card as="section" aria-label="O presente" className="grid gap-4">
          <p className="font-display text-2xl">
            {look.data.payerName} deu {formatBRL(look.data.amountCents)} a você
          </p>
          {look.data.words && <blockquote className="whitespace-pre-line italic">{look.data.words}</blockquote>}
          <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-metal">
            {returnWords({ payerName: look.data.payerName, until: look.data.returnableUntil }).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Button size="lg" busy={redeem.isPending} busyWords="Resgatando…" onClick={() => code && redeem.mutate(code)}>
            Resgatar {formatBRL(look.data.amountCents)}
          </Button>
        </Card>
      )}
      {failed && (
        <ErrorState>{errorMessage(failed, 'Não sabemos se deu certo. Tente de novo: nada se perde.')}</ErrorState>
      )}
    </div>
  )
}

const Redeemed = ({ gift: { amountCents, payerName } }: { gift: FoundGift }) => (
  <div className="grid max-w-xl gap-5">
    <Notice tone="good" title={`${formatBRL(amountCents)} estão no seu saldo`}>
      Um presente de {payerName}. Os créditos não vencem e servem para conversar com quem você escolher.
    </Notice>
    <div className="flex flex-wrap gap-3">
      <LinkButton href="/consultores?online=sim">Escolher com quem conversar</LinkButton>
      <LinkButton href="/client-dashboard" variant="secondary">
        Ver o meu saldo
      </LinkButton>
    </div>
  </div>
)
