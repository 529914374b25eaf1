import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readHealth, retrySetAside, type SetAsideShown } from '../contract.ts'
import { jobWords } from '../job-words.rules.ts'

/** What sweeps could not handle, the longest failing first, each to be tried again. */
export const SetAsideList = ({ rows, all }: { rows: readonly SetAsideShown[]; all: number }) =>
  rows.length === 0 ? (
    <p className="text-sm">Nada está parado.</p>
  ) : (
    <>
      <ul className="border-line border-t">
        {rows.map((row) => (
          <SetAsideRow key={`${row.sweep} ${row.subject}`} row={row} />
        ))}
      </ul>
      {all > rows.length && <p className="text-quiet text-sm">E mais {all - rows.length}.</p>}
    </>
  )

function SetAsideRow({ row }: { row: SetAsideShown }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => browserApi(retrySetAside, { sweep: row.sweep, subject: row.subject }),
    onSuccess: () => {
      toast({ title: 'A tarefa tenta de novo em instantes' })
      return client.invalidateQueries({ queryKey: [readHealth.path] })
    },
    onError: (error) => {
      toast({ title: 'Não deu para pedir', description: errorMessage(error), variant: 'destructive' })
      return client.invalidateQueries({ queryKey: [readHealth.path] })
    },
  })
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words">
          {jobWords(row.sweep)} <code className="break-all text-quiet text-xs">{row.subject}</code>
        </p>
        <p className="break-words text-bad">{row.error}</p>
        <p className="text-quiet text-xs tabular-nums">
          Desde {formatDayAndTime(row.firstFailedAt)} · {row.attempts} {row.attempts === 1 ? 'tentativa' : 'tentativas'}{' '}
          · próxima em {formatDayAndTime(row.nextAttemptAt)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={retry.isPending}
        busyWords="Pedindo…"
        onClick={() => retry.mutate()}
      >
        Tentar de novo
      </Button>
    </li>
  )
}
