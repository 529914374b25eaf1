import type { Channel } from '../rules.ts'
import { isOpenChannel } from './open-channels.ts'

/** The three ways to buy a consultation (spec), each with its channel. */
export const BUY_OPTIONS: readonly (readonly [kind: 'whatsapp' | 'chat' | 'video', words: string, channel: Channel])[] =
  [
    ['whatsapp', 'WhatsApp', 'messages'],
    ['chat', 'Chat', 'chat'],
    ['video', 'Vídeo', 'video'],
  ]

/** Beside a channel that is not open yet: the written question in place of messages, or "em breve". */
export const ChannelNote = ({ channel }: { channel: Channel }) =>
  isOpenChannel(channel) ? null : (
    <span className="font-normal text-xs">{channel === 'messages' ? 'por escrito' : 'em breve'}</span>
  )

/** The three ways to buy, as quiet links. */
export const BuyLinks = ({ id, name }: { id: string; name: string }) => (
  <ul aria-label={`Comprar consulta com ${name}`} className="-mx-2 flex flex-wrap gap-x-1">
    {BUY_OPTIONS.map(([kind, word, channel]) => (
      <li key={kind}>
        <a
          href={`/comprar/consultas?consultor=${id}&tipo=${kind}`}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm px-2 text-quiet text-sm hover:bg-accent-wash hover:text-accent"
        >
          {word} <ChannelNote channel={channel} /> <span className="sr-only">com {name}</span>
        </a>
      </li>
    ))}
  </ul>
)
