import { type Centavos, formatBRL } from '#shared/money.ts'
import { formatMinutes } from '#shared/format-minutes.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'

/** The own limit that is shorter than the money. */
type Limit = { period: 'day' | 'week' | 'month' | 'consultation' }

const BY_LIMIT: Record<Limit['period'], string> = {
  day: 'Pelo seu limite de hoje',
  week: 'Pelo seu limite desta semana',
  month: 'Pelo seu limite deste mês',
  consultation: 'Pelo seu limite por conversa',
}

type Heard = { lastingMs: number; limit?: Limit | undefined }

/**
 * The one sentence of how far one's money goes: "Com isso você fala 37 min com Luna." `more`: beside a conversation
 * that runs.
 */
export function lastingWords({ lastingMs, limit }: Heard, name: string, more = false): string {
  const [by, can] = [limit ? `${BY_LIMIT[limit.period]}, você` : 'Com isso você', more ? 'fala mais' : 'fala']
  if (lastingMs >= 1_000) return `${by} ${can} ${spokenDuration(lastingMs)} com ${name}.`
  if (limit) return `${BY_LIMIT[limit.period]}, você não fala mais com ${name}.`
  return `Para falar com ${name}, coloque créditos.`
}

type Bound = { boundBonusCents: Centavos; boundMinutesMs: number }

/** The second line: what is bound to some people or channels; undefined: nothing. */
export function boundWords({ boundBonusCents, boundMinutesMs }: Bound): string | undefined {
  const parts = [
    boundMinutesMs >= 1_000 && `${formatMinutes(boundMinutesMs)} já pagos`,
    boundBonusCents > 0n && `${formatBRL(boundBonusCents)} de bônus`,
  ].filter(Boolean)
  return parts.length > 0 ? `E mais ${parts.join(' e ')}, que valem com algumas pessoas.` : undefined
}

type BoundHere = { coveredMs: number; bonusHereCents: Centavos; bonusElsewhereCents: Centavos }

/** The second line with one person: what of it serves here, and what does not. */
export function boundHereWords(
  { coveredMs, bonusHereCents, bonusElsewhereCents }: BoundHere,
  name: string,
): readonly string[] {
  const here = [
    coveredMs >= 1_000 && `${spokenDuration(coveredMs)} já pagos`,
    bonusHereCents > 0n && `${formatBRL(bonusHereCents)} de bônus`,
  ].filter(Boolean)
  return [
    ...(here.length > 0 ? [`E mais ${here.join(' e ')}, que valem com ${name}.`] : []),
    ...(bonusElsewhereCents > 0n ? [`${formatBRL(bonusElsewhereCents)} de bônus não valem com ${name}.`] : []),
  ]
}
