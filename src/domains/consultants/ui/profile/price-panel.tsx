import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ConsultantProfile } from '../../contract.ts'
import { channelNames, durationFor, type Status } from '../../rules.ts'
import { FollowButtons } from '../favourites/follow-buttons.tsx'
import { NoPackages, PricePerMinute } from '../price-per-minute.tsx'
import { RequestButton } from '../request-button.tsx'
import { BuyButtons } from './buy-buttons.tsx'

const AMOUNTS = [2_000n, 5_000n, 10_000n]
const STATUS_WORDS: Record<Status, string> = {
  online: 'Disponível agora.',
  busy: 'Em atendimento neste momento. A situação muda aqui assim que a consulta termina.',
  offline: 'Não está atendendo agora. Dá para perguntar por escrito, com resposta em até 24 h, ou pedir um aviso.',
}

/** The price, how long the balance lasts, and the link to the request page; on a vacation when it ends instead. */
export function PricePanel({
  consultant,
  status,
  offer,
  agenda,
}: {
  consultant: ConsultantProfile
  status: Status
  offer?: ReactNode
  agenda?: ReactNode
}) {
  const { id, name, pricePerMinute, prices, backAt } = consultant
  const isAway = backAt !== null && status === 'offline'
  return (
    <Card as="aside" aria-label="Preço e conversa" className="grid gap-5 lg:sticky lg:top-24">
      <p role="status" className="text-sm">
        {isAway
          ? `${name} está de férias e volta em ${formatDay(backAt)}. Dá para pedir um aviso.`
          : STATUS_WORDS[status]}
      </p>
      <div>
        <PricePerMinute reais={pricePerMinute} className="font-display text-4xl tabular-nums" />
        {prices.length > 1 && (
          <dl className="mt-3 grid gap-1 text-sm">
            {prices.map((price) => (
              <div key={price.channel} className="flex justify-between gap-4">
                <dt className="text-quiet">{channelNames[price.channel]}</dt>
                <dd>
                  <PricePerMinute reais={price.pricePerMinute} className="tabular-nums" />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {prices[0] && <TimeForAmount pricePerMinute={prices[0].pricePerMinuteCents} />}
      {!consultant.acceptsPackages && <NoPackages name={name} />}
      {!isAway && offer}
      {!isAway && <RequestButton id={id} name={name} status={status} size="lg" wide />}
      {agenda}
      <FollowButtons id={id} name={name} status={status} />
      <p className="flex items-start gap-2 text-quiet text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
        <span>
          Pagamento seguro antes do atendimento. Conta só o tempo em que os dois estiverem lá, e o que sobrar volta para
          o seu saldo.
        </span>
      </p>
      {!isAway && <BuyButtons id={id} name={name} offered={prices.map(({ channel }) => channel)} />}
    </Card>
  )
}

function TimeForAmount({ pricePerMinute }: { pricePerMinute: bigint }) {
  const [amount, setAmount] = useState(5_000n)
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p aria-live="polite">
        Com <Money amount={amount} className="font-semibold" /> você fala{' '}
        <Duration ms={durationFor(amount, pricePerMinute)} className="font-semibold" />
      </p>
      <div role="group" aria-label="Simular com outro valor" className="flex gap-2">
        {AMOUNTS.map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={one === amount}
            onClick={() => setAmount(one)}
            className="min-h-9 flex-1 rounded-md border border-edge bg-surface px-2 text-sm tabular-nums hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent"
          >
            R$ {Number(one) / 100}
          </button>
        ))}
      </div>
    </div>
  )
}
