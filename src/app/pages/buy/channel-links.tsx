import type { ReactNode } from 'react'
import { CHANNELS_BY_KIND } from '#domains/catalogue/ui/choose/choice-address.ts'
import { type Channel, channelNames } from '#domains/consultants/rules.ts'
import { ChannelNote } from '#domains/consultants/ui/buy-links.tsx'

/** Another query value for what is asked in writing, kept by mails and links of before. */
export const WRITTEN_KIND = 'pergunta'

const CHANNEL_LABELS: Record<Channel, string> = { ...channelNames, messages: 'WhatsApp' }

/** The channel as part of a sentence. */
export const viaChannel = (channel: Channel) =>
  `por ${channel === 'messages' ? CHANNEL_LABELS.messages : CHANNEL_LABELS[channel].toLowerCase()}`

/** Links to the ways of consulting somebody, one of them current. */
export const ChannelLinks = ({
  consultantId,
  offered,
  takesQuestions,
  chosen,
}: {
  consultantId: string
  offered: readonly Channel[]
  takesQuestions: boolean
  chosen: Channel
}) => (
  <nav aria-label="Por onde conversar">
    <ul className="flex flex-wrap gap-2">
      {[...CHANNELS_BY_KIND].map(([kind, channel]) => (
        <ChannelLink
          key={kind}
          consultantId={consultantId}
          kind={kind}
          words={
            <>
              {CHANNEL_LABELS[channel]}{' '}
              <ChannelNote channel={channel} offered={offered} takesQuestions={takesQuestions} />
            </>
          }
          isChosen={channel === chosen}
        />
      ))}
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
  words: ReactNode
  isChosen: boolean
}) => (
  <li>
    <a
      href={`/comprar/consultas?consultor=${consultantId}&tipo=${kind}`}
      aria-current={isChosen ? 'page' : undefined}
      className={`inline-flex min-h-10 items-center gap-1.5 rounded-full border px-4 text-sm ${isChosen ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
    >
      {words}
    </a>
  </li>
)
