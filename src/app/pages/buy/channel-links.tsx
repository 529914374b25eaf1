import { type Channel, channelNames } from '#domains/consultants/rules.ts'

/** The address's word for a question in writing. */
export const WRITTEN_KIND = 'pergunta'

/** The address's words for a kind of conversation, as the spec writes them. */
const CHANNELS: Record<string, Channel> = { whatsapp: 'messages', chat: 'chat', video: 'video', audio: 'audio' }
const CHANNEL_LABELS: Record<Channel, string> = { ...channelNames, messages: 'WhatsApp' }

/** Within a sentence. */
export const viaChannel = (channel: Channel) =>
  `por ${channel === 'messages' ? CHANNEL_LABELS.messages : CHANNEL_LABELS[channel].toLowerCase()}`

/** By which channel an address wants to talk; chat when it does not say. */
export const channelOf = (kind: string | null): Channel => CHANNELS[kind ?? ''] ?? 'chat'

/** The ways to ask somebody something, one of them chosen. */
export const ChannelLinks = ({
  consultantId,
  chosen,
}: {
  consultantId: string
  chosen: Channel | typeof WRITTEN_KIND
}) => (
  <nav aria-label="Por onde conversar">
    <ul className="flex flex-wrap gap-2">
      {Object.entries(CHANNELS).map(([kind, channel]) => (
        <ChannelLink
          key={kind}
          consultantId={consultantId}
          kind={kind}
          words={CHANNEL_LABELS[channel]}
          isChosen={channel === chosen}
        />
      ))}
      <ChannelLink
        consultantId={consultantId}
        kind={WRITTEN_KIND}
        words="Pergunta por escrito"
        isChosen={chosen === WRITTEN_KIND}
      />
    </ul>
  </nav>
)

const ChannelLink = ({
  consultantId,
  kind,
  words,
  isChosen,
}: {
  consultantId: string
  kind: string
  words: string
  isChosen: boolean
}) => (
  <li>
    <a
      href={`/comprar/consultas?consultor=${consultantId}&tipo=${kind}`}
      aria-current={isChosen ? 'page' : undefined}
      className={`inline-flex min-h-10 items-center rounded-full border px-4 text-sm ${isChosen ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
    >
      {words}
    </a>
  </li>
)
