import { use } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Status } from '../rules.ts'
import { writtenQuestionPath } from './request-button.tsx'
import { NextTimeContext } from './welcome-context.ts'

type Props = { id: string; name: string; status: Status }

/** Above the link that covers the card. */
const LOOK = 'relative z-1 flex-1 px-2!'

/**
 * The one action of a card: to talk now, to wait, or to book. Who is known to have no free time is asked in writing.
 */
export function CardAction({ id, name, status }: Props) {
  const agendas = use(NextTimeContext)
  if (status === 'online')
    return (
      <LinkButton href={`/chat/${id}`} size="sm" className={LOOK} aria-label={`Conversar agora com ${name}`}>
        Conversar agora
      </LinkButton>
    )
  if (status === 'busy')
    return (
      <LinkButton
        href={`/chat/${id}`}
        variant="secondary"
        size="sm"
        className={LOOK}
        aria-label={`Entrar na fila de ${name}`}
      >
        Entrar na fila
      </LinkButton>
    )
  const nextTime = agendas?.get(id)
  if (agendas && !nextTime)
    return (
      <LinkButton
        href={writtenQuestionPath(id)}
        variant="secondary"
        size="sm"
        className={LOOK}
        aria-label={`Perguntar por escrito a ${name}`}
      >
        Perguntar por escrito
      </LinkButton>
    )
  return (
    <LinkButton href={nextTime?.href ?? `/agendar?consultor=${id}`} variant="secondary" size="sm" className={LOOK}>
      <span>
        Agendar<span className="sr-only"> com {name}</span>
        {nextTime && (
          <span className="font-normal tabular-nums">
            <span className="sr-only">, próximo horário</span> {nextTime.words}
          </span>
        )}
      </span>
    </LinkButton>
  )
}
