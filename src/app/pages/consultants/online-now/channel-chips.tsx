import { CHANNELS, type Channel } from '#domains/consultants/rules.ts'
import { channelOption } from '#domains/consultants/ui/open-channels.ts'

const CHIP = 'inline-flex min-h-10 items-center rounded-full border px-4 text-sm transition-colors duration-150'
const CHOSEN = 'border-accent bg-accent font-semibold text-on-accent'
const OTHER = 'border-edge bg-surface hover:border-accent hover:text-accent'

/** The channels as links, to filter by. */
export const ChannelChips = ({ channel }: { channel: Channel | undefined }) => (
  <nav aria-label="Canais" className="mb-8">
    <ul className="flex flex-wrap gap-2">
      {(['', ...CHANNELS] as const).map((one) => (
        <li key={one}>
          <a
            href={one ? `/consultas-online?canal=${one}` : '/consultas-online'}
            aria-current={one === (channel ?? '') ? 'page' : undefined}
            className={`${CHIP} ${one === (channel ?? '') ? CHOSEN : OTHER}`}
          >
            {one ? channelOption(one) : 'Todos os canais'}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
