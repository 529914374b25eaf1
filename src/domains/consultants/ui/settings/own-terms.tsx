import { formatDay } from '#shared/dates.ts'
import type { ApplicationStatus } from '../../application-status/contract.ts'
import { keptInWords, shareInWords } from '../../commission.rules.ts'
import { channelNames, tierNames } from '../../rules.ts'

type Profile = NonNullable<ApplicationStatus['profile']>

/** "70%", or each channel with its own. */
function sharesOf({ commissions }: Profile): string {
  const shares = commissions.map(({ channel, commissionBps }) => ({ channel, kept: keptInWords(commissionBps) }))
  const isOne = new Set(shares.map(({ kept }) => kept)).size === 1
  return isOne
    ? shares[0]!.kept
    : shares.map(({ channel, kept }) => `${kept} por ${channelNames[channel].toLowerCase()}`).join(', ')
}

/** The tier and what stays with the consultant, now and from later days on. */
export const OwnTerms = ({ profile }: { profile: Profile }) => (
  <p className="measure text-quiet text-sm">
    Seu nível é {tierNames[profile.tier]}
    {profile.commissions.length > 0 && `, e você fica com ${sharesOf(profile)} de cada conversa`}.
    {profile.nextTiers.map(({ tier, validFrom }) => (
      <span key={validFrom.toISOString()} className="block text-ink">
        A partir de {formatDay(validFrom)}: {tierNames[tier]}, que fica com {shareInWords(tier)}.
      </span>
    ))}
  </p>
)
