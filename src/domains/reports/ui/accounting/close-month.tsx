import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { FIGURE_WORDS } from '../../accounting/flows.rules.ts'
import { monthWords } from '../../accounting/months.rules.ts'
import { closeBooksMonth, readBooksMonth, readBooksMonths } from '../../books/contract.ts'
import type { Month } from './month.ts'

/** What is unusual, and the button that closes the month after it has shown the sums again. */
export function CloseMonth({ month: { month, unusual, figures } }: { month: Month }) {
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: () => browserApi(closeBooksMonth, { month }),
    async onSuccess() {
      toast({ title: `${monthWords(month)}: fechado` })
      await Promise.all(
        [readBooksMonth, readBooksMonths].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      )
    },
  })
  return (
    <div className="grid gap-4">
      {unusual.length === 0 ? (
        <Notice tone="good" title="Nada fora do comum">
          As conferências do livro-caixa não acharam nada, e nenhum valor mudou mais do que o costume.
        </Notice>
      ) : (
        <Notice tone="warn" title="Antes de fechar, veja">
          <ul className="grid list-disc gap-1 pl-5">
            {unusual.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ConfirmButton
        words="Fechar o mês"
        title={`Fechar ${monthWords(month)}?`}
        yes="Fechar o mês"
        busy={close.isPending}
        busyWords="Fechando…"
        onYes={() => close.mutate()}
        className="justify-self-start"
      >
        <p className="text-sm">
          Não se desfaz. O que chegar depois com data deste mês entra no mês seguinte, e fica dito lá.
        </p>
        <dl className="grid gap-1 text-sm">
          {figures.map(({ figure, amountCents }) => (
            <div key={figure} className="flex justify-between gap-4">
              <dt className="text-quiet">{FIGURE_WORDS[figure]}</dt>
              <dd>
                <Money amount={amountCents} />
              </dd>
            </div>
          ))}
        </dl>
        {close.isError && <ErrorState>{errorMessage(close.error)}</ErrorState>}
      </ConfirmButton>
    </div>
  )
}
