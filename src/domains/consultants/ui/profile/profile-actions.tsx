import { use } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Status } from '../../rules.ts'
import { AlertButton } from '../favourites/alert-button.tsx'
import { writtenQuestionPath } from '../request-button.tsx'
import { NextTimeContext } from '../welcome-context.ts'

type Props = {
  id: string
  name: string
  status: Status
  isAway: boolean
  /** They answer what is asked in writing. */
  takesQuestions: boolean
}
type Variant = 'primary' | 'secondary'

/**
 * What to do about somebody, the best first: to talk now, to wait, to be told, or to book; then what is next best.
 * Everything else is folded below.
 */
export function ProfileActions({ id, name, status, isAway, takesQuestions }: Props) {
  const nextTime = use(NextTimeContext)?.get(id)
  const talk = (
    <LinkButton href={`/chat/${id}`} size="lg" wide aria-label={`Conversar agora com ${name}`}>
      Conversar agora
    </LinkButton>
  )
  const queue = (
    <LinkButton href={`/chat/${id}`} size="lg" wide aria-label={`Entrar na fila de ${name}`}>
      Entrar na fila
    </LinkButton>
  )
  const alert = (variant: Variant) => <AlertButton id={id} name={name} look={{ ...sizeOf(variant), variant }} />
  const book = (variant: Variant) => (
    <LinkButton href={nextTime?.href ?? `/agendar?consultor=${id}`} variant={variant} {...sizeOf(variant)}>
      <span>
        Agendar <span className="font-normal tabular-nums">{nextTime?.words}</span>
      </span>
    </LinkButton>
  )
  const write = (variant: Variant) => (
    <LinkButton
      href={writtenQuestionPath(id)}
      variant={variant}
      {...sizeOf(variant)}
      aria-label={`Perguntar por escrito a ${name}`}
    >
      Perguntar por escrito
    </LinkButton>
  )
  const later = nextTime ? book : takesQuestions ? write : alert
  const next = nextTime && takesQuestions ? write : later === alert ? undefined : alert
  return (
    <div className="grid gap-2">
      {isAway ? alert('primary') : status === 'online' ? talk : status === 'busy' ? queue : later('primary')}
      {!isAway && (status === 'offline' ? next : later)?.('secondary')}
    </div>
  )
}

const sizeOf = (variant: Variant) => ({ size: variant === 'primary' ? ('lg' as const) : ('md' as const), wide: true })
