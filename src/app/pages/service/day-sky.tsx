import { SectionHeading } from '#browser/kit/section-heading.tsx'
import type { DayHoroscope } from '#domains/oracles/contract.ts'
import { HoroscopeOfDay } from '#domains/oracles/horoscope/ui/day-horoscope.tsx'
import { dayWords } from '#shared/dates.ts'

/** Today’s sky on the page of astrology. */
export const DaySky = ({ horoscope }: { horoscope: DayHoroscope }) => (
  <section aria-labelledby="hoje" className="mb-16">
    <SectionHeading
      id="hoje"
      overline={dayWords(horoscope.day)}
      title="O céu de hoje, signo por signo"
      lead="Primeiro o que se pode conferir, depois o que a tradição diz. Vale para o seu Sol e também para o seu ascendente."
    />
    <HoroscopeOfDay horoscope={horoscope} />
  </section>
)
