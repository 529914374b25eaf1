import type { Channel } from '../rules.ts'
import { isOpenChannel } from './open-channels.ts'

/** The three ways to buy a consultation (spec), each with its channel. */
export const BUY_OPTIONS: readonly (readonly [kind: 'whatsapp' | 'chat' | 'video', words: string, channel: Channel])[] =
  [
    ['whatsapp', 'WhatsApp', 'messages'],
    ['chat', 'Chat', 'chat'],
    ['video', 'Vídeo', 'video'],
  ]

/** Of messages, that they are written; of a channel that is not open, "em breve"; of what is not offered, so. */
export const channelNote = (channel: Channel, offered?: readonly Channel[], takesQuestions = true) =>
  channel === 'messages'
    ? takesQuestions
      ? 'por escrito'
      : 'não responde'
    : isOpenChannel(channel)
      ? offered && !offered.includes(channel) && 'não atende'
      : 'em breve'

type NoteProps = {
  channel: Channel
  /** Undefined: not known here. */
  offered?: readonly Channel[] | undefined
  takesQuestions?: boolean
}

/** What the name of a channel does not say. */
export const ChannelNote = ({ channel, offered, takesQuestions }: NoteProps) => {
  const words = channelNote(channel, offered, takesQuestions)
  return words && <span className="font-normal text-xs">{words}</span>
}

/** The three ways to buy, as quiet links. */
export const BuyLinks = ({ id, name, offered }: { id: string; name: string } & Pick<NoteProps, 'offered'>) => (
  <ul aria-label={`Comprar consulta com ${name}`} className="-mx-2 flex flex-wrap gap-x-1">
    {BUY_OPTIONS.map(([kind, word, channel]) => (
      <li key={kind}>
        <a
          href={`/comprar/consultas?consultor=${id}&tipo=${kind}`}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-quiet text-sm hover:bg-accent-wash hover:text-accent"
        >
          {word} <ChannelNote channel={channel} offered={offered} /> <span className="sr-only">com {name}</span>
        </a>
      </li>
    ))}
  </ul>
)
