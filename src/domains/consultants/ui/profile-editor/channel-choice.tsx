import { Money } from '#browser/kit/display/money.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { commissionOf } from '#shared/commission.ts'
import { type Channel, channelNames, channelPrice, CHANNELS } from '../../rules.ts'
import { isOpenChannel } from '../open-channels.ts'

/** Messages are asked as written questions until their channel opens. */
const isShown = (channel: Channel) => isOpenChannel(channel) || channel !== 'messages'

type Props = {
  chatPrice: bigint
  /** What the platform keeps of a channel, in hundredths of a percent. */
  commissionOn: (channel: Channel) => number
  chosen: readonly Channel[]
  error?: string | undefined
  onChange: (chosen: Channel[]) => void
}

/** Every channel with what a minute costs and earns; those that are open can be switched, the last one stays on. */
export function ChannelChoice({ chatPrice, commissionOn, chosen, error, onChange }: Props) {
  const openOnes = chosen.filter(isOpenChannel)
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-medium text-sm">Canais</legend>
      <ul className="divide-y divide-line">
        {CHANNELS.filter(isShown).map((channel) => {
          const price = channelPrice(chatPrice, channel)
          const isOn = chosen.includes(channel)
          const isLast = isOn && openOnes.length === 1
          return (
            <li key={channel} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              {isOpenChannel(channel) ? (
                <Switch
                  label={channelNames[channel]}
                  hint={isLast ? 'O único aberto: fica ligado. Para parar, use a chave do alto.' : undefined}
                  checked={isOn}
                  disabled={isLast}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, channel] : chosen.filter((one) => one !== channel))
                  }
                />
              ) : (
                <p className="min-h-11 content-center">
                  <span className="font-medium">{channelNames[channel]}</span>{' '}
                  <span className="text-quiet text-sm">ainda não abriu</span>
                </p>
              )}
              <p className="text-sm tabular-nums">
                <Money amount={price} className="font-semibold" /> por minuto
                <span className="text-quiet">
                  {' '}
                  · você ganha <Money amount={price - commissionOf(price, commissionOn(channel))} />
                </span>
              </p>
            </li>
          )
        })}
      </ul>
      {error && (
        <p role="alert" className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
