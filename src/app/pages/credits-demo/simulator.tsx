import { useState } from 'react'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import {
  CHANNELS,
  channelNames,
  channelPrice,
  PRICE_CEILING,
  PRICE_FLOOR,
  type Channel,
} from '#domains/consultants/rules.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { fundedMs } from '#domains/consultations/billing/money.rules.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { formatBRL } from '#shared/money.ts'

/** How long a credit lasts at a price per minute, by the rule that reserves it. */
export function Simulator() {
  const [credit, setCredit] = useState('50,00')
  const [price, setPrice] = useState('2,99')
  const [channel, setChannel] = useState<Channel>('chat')
  const [held, chat] = [parseReais(credit), parseReais(price)]
  const isPrice = chat !== undefined && chat >= PRICE_FLOOR && chat <= PRICE_CEILING
  const pricePerMinute = isPrice ? channelPrice(chat, channel) : undefined
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Créditos (R$)"
          inputMode="decimal"
          value={credit}
          onChange={(event) => setCredit(event.currentTarget.value)}
          error={held === undefined ? 'Escreva um valor, como 50,00.' : undefined}
        />
        <Field
          label="Preço do minuto de chat (R$)"
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
          error={isPrice ? undefined : `De ${formatBRL(PRICE_FLOOR)} a ${formatBRL(PRICE_CEILING)}.`}
        />
      </div>
      <RadioCards
        legend="Canal"
        name="canal"
        columns="min-[30rem]:grid-cols-2 lg:grid-cols-4"
        value={channel}
        onChange={(event) => setChannel(event.currentTarget.value as Channel)}
        cards={CHANNELS.map((one) => ({
          value: one,
          title: channelNames[one],
          text: `${isPrice ? `${formatBRL(channelPrice(chat, one))}/min` : '–'}${isOpenChannel(one) ? '' : ', em breve'}`,
        }))}
      />
      <p role="status" className="text-lg">
        {held !== undefined && pricePerMinute !== undefined ? (
          <>
            Com {formatBRL(held)} você conversa{' '}
            <Duration ms={Number(fundedMs({ held, pricePerMinute }))} className="font-display font-semibold text-2xl" />{' '}
            a {formatBRL(pricePerMinute)} por minuto.
          </>
        ) : (
          'Preencha os dois valores para ver o tempo.'
        )}
      </p>
    </div>
  )
}
