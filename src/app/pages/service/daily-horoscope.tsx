import type { DayHoroscope } from '#domains/oracles/contract.ts'
import { HoroscopeOfDay } from '#domains/oracles/ui/horoscope-of-day.tsx'
import { DailySection } from './daily-section.tsx'

/** Today’s sky on the page of astrology. */
export const DailyHoroscope = ({ horoscope }: { horoscope: DayHoroscope }) => (
  <DailySection
    day={horoscope.day}
    title="O céu de hoje, signo por signo"
    lead="Primeiro o que se pode conferir, depois o que a tradição diz. Vale para o seu Sol e também para o seu ascendente."
  >
    <HoroscopeOfDay horoscope={horoscope} />
  </DailySection>
)
