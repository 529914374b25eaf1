import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { apiQuery } from '#browser/query.ts'
import { checkBooksMonth } from '../../books/contract.ts'

/** Reads the ledger again and says whether the month is still what was closed. */
export function CheckMonth({ month }: { month: string }) {
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(checkBooksMonth, { month }), enabled: false })
  const holds = data?.isHashSame && data.areSumsSame
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      <Button variant="secondary" size="sm" busy={isFetching} busyWords="Conferindo…" onClick={() => void refetch()}>
        Conferir com o livro-caixa
      </Button>
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
      {data &&
        !error &&
        (holds ? (
          <Notice tone="good" title="Confere">
            Os {data.journals.toLocaleString('pt-BR')} lançamentos, o selo e as somas são os do fechamento.
          </Notice>
        ) : (
          <Notice tone="bad" title="Não confere">
            {data.isHashSame ? 'As somas' : 'Os lançamentos'} deste mês não são mais os do fechamento. Alguém precisa
            olhar o banco de dados: veja Saúde.
          </Notice>
        ))}
    </div>
  )
}
