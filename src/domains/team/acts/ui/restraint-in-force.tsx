import { browserApi } from '#browser/api.ts'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { liftRestraint, type Restraint } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'
import { kindInWords, UNDO } from './words.ts'

/** What holds now, who decided it and why, and how it is undone. */
export function RestraintInForce({ personId, restraint }: { personId: string; restraint: Restraint }) {
  const { id: restraintId, kind, reason, startsAt, setByName, secondedByName } = restraint
  return (
    <Notice tone={kind === 'blocked' ? 'bad' : 'warn'} title={kindInWords(restraint)}>
      <p>
        {formatDayAndTime(startsAt)}, por {setByName}
        {secondedByName && ` e ${secondedByName}`}:
      </p>
      <blockquote className="my-2 whitespace-pre-line border-line border-l-2 pl-3">{reason}</blockquote>
      <TeamActForm
        title={UNDO[kind]}
        meaning="A pessoa recebe um e-mail com o motivo. O que já foi devolvido não volta sozinho."
        words={UNDO[kind]}
        busyWords="Um instante…"
        done="Desfeito"
        act={(given) => browserApi(liftRestraint, { id: personId, restraintId, ...given })}
      />
    </Notice>
  )
}
