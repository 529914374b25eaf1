import { Card } from '#browser/kit/display/card.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ApplicationStatus } from '../../application-status/contract.ts'
import { keptInWords, shareInWords } from '../../commission.rules.ts'
import { channelNames, tierNames } from '../../rules.ts'

type Profile = NonNullable<ApplicationStatus['profile']>

/** "70%", or each channel with its own. */
function sharesOf({ commissions }: Profile): string {
  const shares = commissions.map(({ channel, commissionBps }) => [keptInWords(commissionBps), channel] as const)
  const isOne = new Set(shares.map(([kept]) => kept)).size === 1
  return isOne ? shares[0]![0] : shares.map(([kept, channel]) => `${kept} em ${channelNames[channel]}`).join(', ')
}

/** The tier and what stays with the consultant, now and from later days on. */
export const OwnTerms = ({ profile }: { profile: Profile }) => (
  <Card as="section" aria-labelledby="nivel" className="grid gap-2">
    <h2 id="nivel" className="text-xl">
      Nível
    </h2>
    <p>
      Seu nível é {tierNames[profile.tier]}
      {profile.commissions.length > 0 && `, e você fica com ${sharesOf(profile)} de cada conversa`}.
    </p>
    {profile.nextTiers.map(({ tier, validFrom }) => (
      <p key={validFrom.toISOString()} className="font-semibold">
        A partir de {formatDay(validFrom)}: {tierNames[tier]}, que fica com {shareInWords(tier)} das conversas novas.
      </p>
    ))}
  </Card>
)
