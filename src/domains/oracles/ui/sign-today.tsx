import { useQuery } from '@tanstack/react-query'
import { lazyApiQuery } from '#browser/query.ts'
import { SIGNS } from '../birth-chart/signs.rules.ts'
import { horoscopePath } from './horoscope-path.ts'
import { SignMark } from './sign-mark.tsx'
import { SignText } from './sign-text.tsx'
import { useChosenSign } from './use-chosen-sign.ts'

const horoscope = lazyApiQuery('/api/oracles/horoscope', async () => (await import('../contract.ts')).getHoroscope, {})

/** Today's text for the sign of this reader, or nothing while no sign is known. */
export function SignToday() {
  const [sign] = useChosenSign(SIGNS)
  const { data } = useQuery({ ...horoscope, enabled: sign !== undefined })
  const text = sign === undefined ? undefined : data?.signs[sign]
  if (sign === undefined || !text) return null
  return (
    <div className="flex gap-5 border-line border-t pt-5">
      <SignMark sign={sign} className="size-10 max-sm:hidden" />
      <div className="grid gap-2">
        <h3 className="font-display text-xl">Hoje, para {text.name}</h3>
        <SignText sign={text}>
          <a href={horoscopePath(text.name)} className="prose-link justify-self-start py-1 text-sm">
            Ler no céu de hoje
          </a>
        </SignText>
      </div>
    </div>
  )
}
