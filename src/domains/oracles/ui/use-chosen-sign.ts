import { useState, useSyncExternalStore } from 'react'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { useOwnDay } from '../day-card/ui/use-own-day.ts'
import { signSlug } from './horoscope-path.ts'
import { rememberedSign, rememberSign } from './remembered-sign.ts'

const never = () => () => {}
const inAddress = () => new URLSearchParams(location.search).get('signo') ?? undefined
const nothing = () => undefined

/**
 * The sign (its index among `names`) whose text is for this reader: the one they choose, the one in the address, the
 * one of their day of birth, or the last one chosen on this device. Undefined on the server: its page is everybody's.
 */
export function useChosenSign(names: readonly string[]): [sign: number | undefined, choose: (sign: number) => void] {
  const { state } = useSession()
  const { data: today } = useOwnDay(state === 'signed-in')
  const [chosen, setChosen] = useState<number>()
  const address = useSyncExternalStore(never, inAddress, nothing)
  const remembered = useSyncExternalStore(never, rememberedSign, nothing)
  const indexOf = (slug: string | undefined) => {
    const at = names.findIndex((name) => signSlug(name) === slug)
    return at < 0 ? undefined : at
  }
  const choose = (sign: number) => {
    setChosen(sign)
    rememberSign(signSlug(names[sign]!))
  }
  const own = state === 'signed-in' ? today?.sign?.index : undefined
  return [chosen ?? indexOf(address) ?? own ?? indexOf(remembered), choose]
}
