import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readHealth } from '../contract.ts'
import { spanWords } from '../job-words.rules.ts'

const OUTCOMES: Readonly<Record<string, string>> = {
  refused: 'recusado',
  given_up: 'desistimos',
  uncertain: 'não se sabe se chegou',
}

type Props = { mails: OutputOf<typeof readHealth>['mails']; now: Date }

/** How mails go, and those that did not arrive. */
export const MailList = ({ mails, now }: Props) => (
  <>
    <p className="text-sm tabular-nums">
      {formatNumber(mails.sent)} enviados, {formatNumber(mails.refused)} recusados, {formatNumber(mails.givenUp)} de que
      desistimos, {formatNumber(mails.uncertain)} sem resposta; {formatNumber(mails.waiting)} à espera
      {mails.oldestDueAt && `, o mais antigo há ${spanWords(now.getTime() - mails.oldestDueAt.getTime())}`}.
    </p>
    {mails.unsent.length > 0 && (
      <ul className="border-line border-t text-sm">
        {mails.unsent.map(({ id, recipient, outcome, fault, endedAt }) => (
          <li key={id} className="grid gap-0.5 border-line border-b py-2">
            <p className="break-all">
              {recipient} · {OUTCOMES[outcome] ?? outcome} ·{' '}
              <span className="text-quiet tabular-nums">{formatDayAndTime(endedAt)}</span>
            </p>
            {fault && <p className="break-words text-quiet text-xs">{fault}</p>}
          </li>
        ))}
      </ul>
    )}
  </>
)
