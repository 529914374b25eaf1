import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { FoldedAct } from '#browser/kit/forms/reason-form.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { endCoupon, listOwnCoupons, type OwnCoupon } from '../../../publishing/coupons/contract.ts'
import { type CouponState, STATE_WORDS } from '../../../publishing/coupons/rules.ts'
import { SureButton } from '../sure-button.tsx'
import { CouponForm } from './coupon-form.tsx'

const TONES: Record<CouponState, BadgeTone> = { scheduled: 'metal', running: 'good', used_up: 'warn', over: 'plain' }

const limitsOf = ({ minimumCents, perPerson, isFirstPurchase, isAutomatic, isPublic }: OwnCoupon) => [
  minimumCents > 0n && `a partir de ${formatBRL(minimumCents)}`,
  perPerson > 1 && `${perPerson} vezes por pessoa`,
  isFirstPurchase && 'só na primeira compra',
  isAutomatic && 'entra sozinho',
  isPublic ? 'em Promoções' : 'só com o código',
]

/** One coupon: its rules, what it brought and cost so far, and the ways to change or end it. */
export function CouponRow({ coupon }: { coupon: OwnCoupon }) {
  const client = useQueryClient()
  const { code, title, state, startsAt, endsAt, uses, maxUses, orders, broughtCents, costCents } = coupon
  const isScheduled = state === 'scheduled'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tracking-wider">{code}</span>
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
        <span>{title}</span>
        <span className="text-quiet">{limitsOf(coupon).filter(Boolean).join(' · ')}</span>
      </p>
      <p className="text-quiet tabular-nums">
        De {formatDayAndTime(startsAt)} até {formatDayAndTime(endsAt)}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums">
        <Figure name="Usos" value={`${formatNumber(uses)}${maxUses === null ? '' : ` de ${formatNumber(maxUses)}`}`} />
        <Figure name="Pedidos pagos" value={formatNumber(orders)} />
        <Figure name="Trouxe" value={formatBRL(broughtCents)} />
        <Figure name="Custou" value={formatBRL(costCents)} />
      </dl>
      {state !== 'over' && (
        <>
          <div>
            <SureButton
              words={isScheduled ? 'Desfazer' : 'Encerrar agora'}
              title={isScheduled ? `Desfazer o cupom ${code}?` : `Encerrar o cupom ${code} agora?`}
              yes={isScheduled ? 'Desfazer' : 'Encerrar'}
              done={isScheduled ? 'Desfeito' : 'Encerrado'}
              act={() => browserApi(endCoupon, { code })}
              onDone={() => client.invalidateQueries({ queryKey: [listOwnCoupons.path] })}
            >
              {isScheduled
                ? 'Ele ainda não começou: some da lista.'
                : 'Ninguém mais usa. Os pedidos que já o têm ficam com o desconto.'}
            </SureButton>
          </div>
          <FoldedAct title={`Mudar as regras de ${code}`}>
            <CouponForm coupon={coupon} />
          </FoldedAct>
        </>
      )}
    </li>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="text-quiet">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
)
