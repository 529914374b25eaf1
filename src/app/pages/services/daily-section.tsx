import type { ReactNode } from 'react'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import type { DayHoroscope } from '#domains/oracles/contract.ts'
import type { OracleOfDay } from '#domains/oracles/iching/contract.ts'
import { HexagramOfDay } from '#domains/oracles/iching/ui/hexagram-of-day.tsx'
import { HoroscopeOfDay } from '#domains/oracles/ui/horoscope-of-day.tsx'
import { formatIsoDay } from '#shared/dates.ts'

/** Content that is valid for one day (`aaaa-mm-dd`), on the page of its service. */
export const DailySection = ({
  day,
  title,
  lead,
  children,
}: {
  day: string
  title: string
  lead: string
  children: ReactNode
}) => (
  <section aria-labelledby="hoje" className="mb-16">
    <SectionHeading id="hoje" overline={formatIsoDay(day)} title={title} lead={lead} />
    {children}
  </section>
)

/** Today’s hexagram, on the page of oracles. */
export const DailyHexagram = ({ oracle }: { oracle: OracleOfDay }) => (
  <DailySection
    day={oracle.day}
    title="O oráculo de hoje"
    lead="Uma figura do I Ching por dia, a mesma para todo mundo. Ela sai da data, e qualquer pessoa pode refazer a conta."
  >
    <HexagramOfDay oracle={oracle} />
  </DailySection>
)

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
