import type { ButtonSize } from '#browser/kit/buttons/button-look.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Status } from '../rules.ts'

const WORDS: Record<Status, string> = { online: 'Conversar agora', busy: 'Como conversar', offline: 'Como conversar' }

/** The link to the request page; its label depends on the consultant's status. */
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
    href={`/chat/${id}`}
    variant={status === 'online' ? 'primary' : 'secondary'}
    size={size}
    wide={wide}
    className="whitespace-nowrap"
    aria-label={`${WORDS[status]} com ${name}`}
  >
    {WORDS[status]}
  </LinkButton>
)
