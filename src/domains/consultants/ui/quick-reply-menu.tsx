import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from '#browser/icons/message-square-text.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Menu } from '#browser/kit/navigation/menu.tsx'
import { apiQuery } from '#browser/query.ts'
import { listQuickReplies } from '../quick-replies/contract.ts'

/** Puts a reply written beforehand into the field, to be sent or changed. Nothing to show: it is not there. */
export function QuickReplyMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useQuery(apiQuery(listQuickReplies, {}))
  if (!data || data.replies.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton label="Respostas prontas" className="shrink-0">
          <MessageSquareText strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      }
      items={data.replies.map((text) => ({
        words: <span className="line-clamp-2 max-w-72 py-1.5 text-sm">{text}</span>,
        onChoose: () => onChoose(text),
      }))}
    />
  )
}
