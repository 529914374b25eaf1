import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readCalendarAddress, renewCalendarAddress } from '../calendar/contract.ts'

const COPY = { label: 'Endereço do calendário', copy: 'Copiar o endereço', copied: 'Copiado' }

/** The private address at which a consultant's own calendar reads what is booked: made, copied, renewed. */
export function CalendarAddress() {
  const client = useQueryClient()
  const question = apiQuery(readCalendarAddress, {})
  const { data, error, isPending, refetch } = useQuery(question)
  const renew = useMutation({
    mutationFn: () => browserApi(renewCalendarAddress, {}),
    onSuccess: (address) => client.setQueryData(question.queryKey, address),
  })
  const path = data?.path
  const isThere = Boolean(data?.madeAt)
  return (
    <section aria-labelledby="calendario" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="calendario" className="text-2xl">
          No seu calendário
        </h2>
        <p className="measure text-quiet text-sm">
          Um endereço só seu, que o Google Agenda, o Outlook ou o iPhone leem sozinhos: as consultas marcadas aparecem
          lá, com o primeiro nome de quem marcou. Eles atualizam quando querem, às vezes só depois de horas.
        </p>
      </div>
      {isPending && <Skeleton className="h-11 w-full" />}
      {data?.madeAt && !path && (
        <p className="measure text-sm">
          Há um endereço em uso, criado em {formatDayAndTime(data.madeAt)}. Por segurança só o mostramos ao criar: para
          vê-lo de novo, crie outro e troque no seu calendário.
        </p>
      )}
      {/* The path comes with an answer, so this is a browser, which knows which site it is. */}
      {path && <CopyBox text={window.location.origin + path} words={COPY} rows={2} />}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(error)}{' '}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </p>
      )}
      {data && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={renew.isPending}
            busyWords="Criando…"
            onClick={() => renew.mutate()}
          >
            {isThere ? 'Criar outro endereço' : 'Criar o endereço'}
          </Button>
          {isThere && (
            <p className="measure text-quiet text-sm">
              Quem tem o endereço vê a sua agenda. Ao criar outro, o antigo deixa de responder na hora; uma senha nova
              também o encerra.
            </p>
          )}
          {renew.isError && (
            <p role="alert" className="text-bad text-sm">
              {errorMessage(renew.error)}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
