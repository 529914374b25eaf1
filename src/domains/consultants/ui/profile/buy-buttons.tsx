import { MessageSquareText } from '#browser/icons/message-square-text.ts'
import { Smartphone } from '#browser/icons/smartphone.ts'
import { Video } from '#browser/icons/video.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { Channel } from '../../rules.ts'
import { BUY_OPTIONS, ChannelNote, channelNote } from '../buy-links.tsx'

const ICONS = { whatsapp: Smartphone, chat: MessageSquareText, video: Video }

type Props = { id: string; name: string; offered: readonly Channel[]; takesQuestions: boolean }

/** The three ways to buy (spec), as buttons. */
export const BuyButtons = ({ id, name, offered, takesQuestions }: Props) => (
  <div className="grid gap-2 border-line border-t pt-4">
    <p id="comprar" className="text-quiet text-sm">
      Comprar consulta
    </p>
    <ul aria-labelledby="comprar" className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2">
      {BUY_OPTIONS.map(([kind, word, channel]) => {
        const Icon = ICONS[kind]
        return (
          <li key={kind}>
            <LinkButton
              href={`/comprar/consultas?consultor=${id}&tipo=${kind}`}
              variant="secondary"
              size="sm"
              wide
              aria-label={`${[word, channelNote(channel, offered, takesQuestions)].filter(Boolean).join(' ')}: comprar consulta com ${name}`}
              className="h-full flex-col justify-start! gap-0.5! px-1! py-2"
            >
              <Icon aria-hidden="true" className="size-4" />
              {word} <ChannelNote channel={channel} offered={offered} takesQuestions={takesQuestions} />
            </LinkButton>
          </li>
        )
      })}
    </ul>
  </div>
)
