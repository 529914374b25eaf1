import { Button } from '#browser/kit/buttons/button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { QueueCase } from '../contract.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { useCaseActs } from './use-case-acts.ts'

/** Take, give back, take over, let rest: small, because the decision below is what matters. */
export function CaseActs({ one, memberId }: { one: QueueCase; memberId: string }) {
  const { take, release, snooze } = useCaseActs()
  const { kind, id, takenBy, snoozedUntil } = one
  const isMine = takenBy?.id === memberId
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {!takenBy && (
        <Button size="sm" variant="secondary" busy={take.isPending} onClick={() => take.mutate({ kind, id })}>
          Assumir
        </Button>
      )}
      {isMine && (
        <>
          <span>Está com você.</span>
          <Button size="sm" variant="quiet" busy={release.isPending} onClick={() => release.mutate({ kind, id })}>
            Devolver à fila
          </Button>
        </>
      )}
      {takenBy && !isMine && (
        <>
          <span className="font-semibold">Está com {takenBy.name}.</span>
          <Button
            size="sm"
            variant="quiet"
            busy={take.isPending}
            onClick={() => take.mutate({ kind, id, from: takenBy.id })}
          >
            Assumir mesmo assim
          </Button>
        </>
      )}
      {snoozedUntil ? (
        <>
          <span className="text-quiet">Descansa até {formatDayAndTime(snoozedUntil)}.</span>
          <Button
            size="sm"
            variant="quiet"
            busy={snooze.isPending}
            onClick={() => snooze.mutate({ kind, id, until: null })}
          >
            Trazer de volta
          </Button>
        </>
      ) : (
        (!takenBy || isMine) && (
          <SnoozeMenu dueAt={one.dueAt} onChoose={(until) => snooze.mutate({ kind, id, until })} />
        )
      )}
    </div>
  )
}
