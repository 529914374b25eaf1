import type { DayHoroscope } from '../contract.ts'
import { SignToday } from './sign-today.tsx'
import { SkyBand } from './sky-band.tsx'

/** Today’s sky on a page that is the same for everybody; the text of the reader's sign comes afterwards. */
export const SkyOfDay = (sky: Pick<DayHoroscope, 'day' | 'facts' | 'moon'>) => (
  <section aria-labelledby="ceu" className="page grid gap-5 pb-7 lg:pb-8">
    <SkyBand {...sky} />
    <SignToday />
  </section>
)
