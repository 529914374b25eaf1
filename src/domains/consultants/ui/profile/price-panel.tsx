import { type ReactNode, useState } from 'react'
import { ShieldCheck } from '#browser/icons/shield-check.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { formatDay } from '#shared/dates.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'
import { lastingMsFor } from '#shared/whole-seconds.ts'
import type { ConsultantProfile } from '../../contract.ts'
import { channelNames, type Status } from '../../rules.ts'
import { FollowButtons } from '../favourites/follow-buttons.tsx'
import { NoPackages, PricePerMinute } from '../price-per-minute.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ProfileActions } from './profile-actions.tsx'

const FOLD = '-mb-2 border-line border-t pt-1'
const AMOUNTS = [2_000n, 5_000n, 10_000n]
const STATUS_WORDS: Record<Status, string> = {
  online: 'Disponível agora.',
  busy: 'Em atendimento neste momento. A situação muda aqui assim que a consulta termina.',
  offline: 'Não está atendendo agora.',
}

const PROGRAM_WORDS: Record<Status, string> = {
  online: 'O programa está no ar.',
  busy: 'O programa está em outra conversa. A situação muda aqui assim que ela termina.',
  offline: 'O programa não está no ar agora. Dá para pedir um aviso.',
}

const answerWords = (hours: number) => `Uma pergunta por escrito tem resposta em até ${hours} h.`

type Props = {
  consultant: ConsultantProfile
  status: Status
  offer?: ReactNode
  /** The next times that can be booked. */
  agenda?: ReactNode
}

/** The price and what to do: one action, a second one, and the rest folded. On a vacation, when it ends instead. */
export function PricePanel({ consultant, status, offer, agenda }: Props) {
  const { id, name, pricePerMinute, prices, backAt, isUnavailable, vacation, isAutomatic, answers } = consultant
  const takesQuestions = answers !== null
  const isAway = (backAt !== null || isUnavailable) && status === 'offline'
  return (
    <Card as="aside" aria-label="Preço e conversa" className="grid gap-4 lg:sticky lg:top-24">
      <div>
        <PricePerMinute reais={pricePerMinute} className="font-display text-4xl tabular-nums" />
        {prices.length > 1 && (
          <dl className="mt-2 grid gap-1 text-sm">
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
      <p role="status" className="text-sm">
        {isUnavailable
          ? `${name} não está atendendo no Sensitivos agora.`
          : isAway
            ? `${name} está de férias${vacation ? ` ${vacation.words}` : ''} e volta em ${formatDay(backAt!)}. Dá para pedir um aviso.`
            : (isAutomatic ? PROGRAM_WORDS : STATUS_WORDS)[status]}
        {!isUnavailable && !isAway && status === 'offline' && answers && ` ${answerWords(answers.hours)}`}
      </p>
      {!isAway && vacation && <p className="rounded-md bg-sunken px-3 py-2 text-sm">De férias {vacation.words}.</p>}
      {isUnavailable ? null : isAutomatic ? (
        <LinkButton href={`/chat/${id}`} size="lg" wide variant={status === 'online' ? 'primary' : 'secondary'}>
          Conversar com o programa
        </LinkButton>
      ) : (
        <ProfileActions id={id} name={name} status={status} isAway={isAway} takesQuestions={takesQuestions} />
      )}
      {!isAway && offer}
      {!consultant.acceptsPackages && !isAutomatic && <NoPackages name={name} />}
      <p className="flex items-start gap-2 text-quiet text-sm">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
        <span>
          Pagamento seguro antes do atendimento. Conta só o tempo em que os dois estiverem lá, e o que sobrar volta para
          o seu saldo.
        </span>
      </p>
      {!isUnavailable && prices[0] && (
        <Fold className={FOLD} title="Quanto tempo dá para falar">
          <TimeForAmount pricePerMinute={prices[0].pricePerMinuteCents} />
        </Fold>
      )}
      {!isUnavailable && (
        <Fold className={FOLD} title="Outras formas">
          {agenda}
          <FollowButtons id={id} name={name} status={status} />
          {!isAway && !isAutomatic && (
            <BuyButtons
              id={id}
              name={name}
              offered={prices.map(({ channel }) => channel)}
              takesQuestions={takesQuestions}
            />
          )}
        </Fold>
      )}
    </Card>
  )
}

function TimeForAmount({ pricePerMinute }: { pricePerMinute: bigint }) {
  const [amount, setAmount] = useState(5_000n)
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p aria-live="polite">
        Com <Money amount={amount} className="font-semibold" /> você fala{' '}
        <strong className="whitespace-nowrap font-semibold" translate="no">
          {spokenDuration(lastingMsFor(amount, pricePerMinute))}
        </strong>
      </p>
      <div role="group" aria-label="Simular com outro valor" className="flex gap-2">
        {AMOUNTS.map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={one === amount}
            onClick={() => setAmount(one)}
            className="min-h-10 flex-1 rounded-md border border-edge bg-surface px-2 text-sm tabular-nums hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent"
          >
            R$ {Number(one) / 100}
          </button>
        ))}
      </div>
    </div>
  )
}
