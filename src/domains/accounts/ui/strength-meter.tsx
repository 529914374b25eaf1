import { Meter } from '#browser/kit/display/meter.tsx'
import { passwordFault, passwordStrength } from '../passwords/rules.ts'

const WORDS = ['', 'Dá para usar; mais uma palavra a deixa melhor', 'Boa', 'Forte', 'Muito forte'] as const
const TONES = ['bad', 'warn', 'good', 'good', 'good'] as const

/**
 * How hard the password is to guess, as a bar and in words, while it is typed. `hasError`: the field says already what
 * is wrong.
 */
export function StrengthMeter({ password, email, hasError }: { password: string; email: string; hasError: boolean }) {
  const strength = passwordStrength(password, email)
  const fault = password ? passwordFault(password, email) : 'Pelo menos 10 caracteres. Uma frase curta funciona bem.'
  const words = fault === undefined ? WORDS[strength] : hasError ? '' : fault
  return (
    <Meter
      label="Força da senha"
      value={password ? Math.max(strength, 0.4) : 0}
      max={4}
      words={words}
      tone={TONES[strength]}
    />
  )
}
