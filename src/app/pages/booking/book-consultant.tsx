import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { monthsShown, weeksShown } from '#browser/kit/forms/weeks-shown.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { isLive } from '#domains/consultations/rules.ts'
import { SpendingNotice } from '#domains/limits/ui/spending-notice.tsx'
import { BOOKING_MINUTES } from '#domains/scheduling/rules.ts'
import { agendaAddressIn, startParameter } from '#domains/scheduling/ui/choose/agenda-address.ts'
import { BookPanel, ToSummary } from '#domains/scheduling/ui/choose/book-panel.tsx'
import { fullDaysOf, type PackedTimes, unpackTimes } from '#domains/scheduling/ui/choose/free-times.ts'
import { TimeChoice, useAtOnce } from '#domains/scheduling/ui/choose/time-choice.tsx'
import { WaitlistOffer } from '#domains/scheduling/ui/choose/waitlist-offer.tsx'
import { useChangeAgenda } from '#domains/scheduling/ui/choose/use-change-agenda.ts'
import { useFreeTimes } from '#domains/scheduling/ui/choose/use-free-times.ts'
import { BRASILIA, nearDay, useDeviceZone, wallTimeIn } from '#domains/scheduling/ui/local-time.ts'

type Props = {
  consultant: ConsultantProfile
  month: string
  zone: string
  now: Date
  next: Date | undefined
  times: PackedTimes
}

/** Channel, length, day and time with one consultant, all of it in the address, and the summary beside it. */
export function BookConsultant({ consultant, month, zone, now, next, times: painted }: Props) {
  const [search] = useSearchParams()
  const change = useChangeAgenda()
  const { revalidate } = useRevalidator()
  const address = agendaAddressIn(search)
  const { minutes, day, startsAt } = address
  const go = (changes: Record<string, string>) => void change(changes)
  useZoneOfDevice(address.zone, (fuso) => go({ fuso }))
  const [length, setLength] = useAtOnce(String(minutes))
  const channels = consultant.prices.filter(({ channel }) => isLive(channel) && isOpenChannel(channel))
  const [channel, setChannel] = useAtOnce<string>(address.channel)
  const price = channels.find((one) => one.channel === channel) ?? channels[0]
  const today = wallTimeIn(zone, now).day
  const months = monthsShown(month, today)
  const free = useFreeTimes({ consultantId: consultant.id, months, zone, minutes, painted })
  const times = free.times ?? unpackTimes(painted)
  if (!price) return null
  const onTime = (at: Date) => {
    const start = wallTimeIn(zone, at).day
    const isInView = weeksShown(month, today).flat().includes(start)
    go({ dia: start, inicio: startParameter(at), ...(isInView ? {} : { mes: start.slice(0, 7) }) })
  }
  return (
    <>
      <Breadcrumbs
        trail={[
          { words: 'Consultores', href: '/consultores' },
          { words: consultant.name, href: `/consultores/${consultant.id}` },
          { words: 'Agendar' },
        ]}
      />
      <PageHeading
        title={`Agendar com ${consultant.name}`}
        emblem="hourglass"
        lead="Escolha quanto tempo, o dia e a hora. O total aparece antes, e o que a conversa não usar volta."
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-10">
          <SpendingNotice />
          {channels.length > 1 && (
            <RadioCards
              legend={<StepTitle>Por onde?</StepTitle>}
              name="canal"
              cards={channels.map(({ channel, pricePerMinuteCents }) => ({
                value: channel,
                title: channelNames[channel],
                text: (
                  <>
                    <Money amount={pricePerMinuteCents} /> por minuto
                  </>
                ),
              }))}
              value={price.channel}
              columns="sm:grid-cols-3"
              onChange={(event) => {
                setChannel(event.target.value)
                go({ canal: event.target.value })
              }}
            />
          )}
          <PausedNotice what={`channel:${price.channel}`} />
          <RadioCards
            legend={<StepTitle>Por quanto tempo?</StepTitle>}
            name="duracao"
            cards={BOOKING_MINUTES.map((length) => ({
              value: String(length),
              title: `${length} minutos`,
              text: <Money amount={price.pricePerMinuteCents * BigInt(length)} />,
            }))}
            value={length}
            columns="pairs xl:grid-cols-4"
            onChange={(event) => {
              setLength(event.target.value)
              go({ duracao: event.target.value })
            }}
          />
          <section aria-labelledby="quando" className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 id="quando" className="scroll-mt-24 font-display text-xl">
                Quando?
              </h2>
              {next && <NextFree next={next} zone={zone} now={now} onTime={onTime} />}
            </div>
            <TimeChoice
              times={times}
              name={consultant.name}
              zone={zone}
              month={month}
              day={day}
              startsAt={startsAt}
              now={now}
              isBusy={free.isBusy}
              onDay={(dia) => go({ dia })}
              onMonth={(mes) => go({ mes, dia: '' })}
              onZone={(fuso) => go({ fuso, dia: '' })}
              onTime={onTime}
            />
          </section>
          <WaitlistOffer
            consultantId={consultant.id}
            channel={price.channel}
            minutes={minutes}
            zone={zone}
            fullDays={fullDaysOf(times, month, now)}
          />
          {startsAt && times.slots.some((slot) => slot.getTime() === startsAt.getTime()) && (
            <ToSummary startsAt={startsAt} total={price.pricePerMinuteCents * BigInt(minutes)} times={times} />
          )}
        </div>
        <BookPanel
          consultant={consultant}
          channel={price.channel}
          minutes={minutes}
          pricePerMinute={price.pricePerMinuteCents}
          zone={zone}
          months={months}
          times={times}
          startsAt={startsAt}
          onTime={onTime}
          onChanged={() => {
            void free.refetch()
            void revalidate()
          }}
        />
      </div>
    </>
  )
}

const StepTitle = ({ children }: { children: string }) => (
  <span className="mb-1 block font-display text-xl">{children}</span>
)

function NextFree({ next, zone, now, onTime }: { next: Date; zone: string; now: Date; onTime: (at: Date) => void }) {
  const { day, time } = wallTimeIn(zone, next)
  return (
    <Button variant="quiet" size="sm" className="wrap-anywhere -mx-3" onClick={() => onTime(next)}>
      Próximo horário: {nearDay(day, wallTimeIn(zone, now).day)}, {time}
    </Button>
  )
}

/** Puts the zone of the device into an address without one, so that the server computes by its clock. */
function useZoneOfDevice(asked: string | undefined, onZone: (zone: string) => void) {
  const device = useDeviceZone()
  useEffect(() => {
    if (!asked && device !== BRASILIA) onZone(device)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each zone; the callback is another one each time
  }, [asked, device])
}
