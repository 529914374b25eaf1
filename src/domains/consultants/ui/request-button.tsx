import type { ButtonSize } from '#browser/kit/buttons/button-look.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Status } from '../rules.ts'

const WORDS: Record<Status, string> = {
  online: 'Conversar agora',
  busy: 'Entrar na fila',
  offline: 'Perguntar por escrito',
}

const JOINS_NAME: Record<Status, string> = { online: 'com', busy: 'de', offline: 'a' }

/** The page of a written question to somebody, who need not be online. */
export const writtenQuestionPath = (id: string) => `/comprar/consultas?consultor=${id}&tipo=pergunta`

/**
 * What to do first about this consultant: the link to the request page, or, when they are offline, to a written
 * question, which they answer later.
 */
export const RequestButton = ({
  id,
  name,
  status,
  size,
  wide,
}: {
  id: string
  name: string
  status: Status
  size?: ButtonSize
  wide?: boolean
}) => (
  <LinkButton
    href={status === 'offline' ? writtenQuestionPath(id) : `/chat/${id}`}
    variant={status === 'online' ? 'primary' : 'secondary'}
    size={size}
    wide={wide}
    aria-label={`${WORDS[status]} ${JOINS_NAME[status]} ${name}`}
  >
    {WORDS[status]}
  </LinkButton>
)
