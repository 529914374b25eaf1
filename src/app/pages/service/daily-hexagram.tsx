import type { OracleOfDay } from '#domains/oracles/iching/contract.ts'
import { HexagramOfDay } from '#domains/oracles/iching/ui/hexagram-of-day.tsx'
import { DailySection } from './daily-section.tsx'

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
