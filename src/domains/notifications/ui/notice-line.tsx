import { Check } from '#browser/icons/check.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatTime } from '#shared/dates.ts'
import type { Notice } from '../notices/contract.ts'
import { GROUP_WORDS } from './group-words.ts'

type Props = { notice: Notice; onRead: () => void; onOpen: () => void }

/** One notice: what it says, and where it leads. Opening it reads it. */
export function NoticeLine({ notice, onRead, onOpen }: Props) {
  const { title, body, path, at, readAt, group } = notice
  const isUnread = readAt === null
  const open = () => {
    if (isUnread) onRead()
    onOpen()
  }
  return (
    <li className="flex items-start gap-3 border-line border-b py-3.5">
      <span
        aria-hidden="true"
        className={classes('mt-2 size-2 shrink-0 rounded-full', isUnread ? 'bg-accent' : 'bg-transparent')}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={isUnread ? 'font-semibold' : undefined}>
          {isUnread && <span className="sr-only">Não lido: </span>}
          {path ? (
            <a href={path} onClick={open} className="underline-offset-4 hover:text-accent hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {body && <p className="text-pretty text-quiet text-sm">{body}</p>}
        <p className="text-quiet text-xs">
          {GROUP_WORDS[group].title} · <time dateTime={at.toISOString()}>{formatTime(at)}</time>
        </p>
      </div>
      {isUnread && (
        <IconButton label={`Marcar como lido: ${title}`} onClick={onRead} className="-mt-2 -mr-2">
          <Check strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
