import { type Channel, channelNames } from '#domains/consultants/rules.ts'

/** The query value for a written question. */
export const WRITTEN_KIND = 'pergunta'

/** The query values for the channels, as the spec writes them. */
const CHANNELS: Record<string, Channel> = { whatsapp: 'messages', chat: 'chat', video: 'video', audio: 'audio' }
const CHANNEL_LABELS: Record<Channel, string> = { ...channelNames, messages: 'WhatsApp' }

/** The channel as part of a sentence. */
export const viaChannel = (channel: Channel) =>
  `por ${channel === 'messages' ? CHANNEL_LABELS.messages : CHANNEL_LABELS[channel].toLowerCase()}`

/** The channel that a query value asks for; chat when there is none. */
export const channelOf = (kind: string | null): Channel => CHANNELS[kind ?? ''] ?? 'chat'

/** Links to the ways of consulting somebody, one of them current. */
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
