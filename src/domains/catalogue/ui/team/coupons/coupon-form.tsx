import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { normalizeCouponCode } from '../../../coupons/rules.ts'
import { couponTitle } from '../../../coupons/wording.rules.ts'
import { listOwnCoupons, type OwnCoupon, writeCoupon } from '../../../publishing/coupons/contract.ts'
import { PromotionCard } from '../../promotion-card.tsx'
import { faultsOfError, isBehind } from '../faults-of-error.ts'
import { Trouble } from '../trouble.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { NEW_COUPON, rulesOf, typedOf } from './typed-coupon.ts'

/** A new coupon, or other rules of one, with its card as clients see it. What was typed stays after a fault. */
export function CouponForm({ coupon, onDone }: { coupon?: OwnCoupon; onDone?: () => void }) {
  const client = useQueryClient()
  const [openedAt] = useState(() => new Date())
  const [base, setBase] = useState(coupon)
  const [typed, setTyped] = useState(() => (coupon ? typedOf(coupon) : NEW_COUPON))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const code = coupon?.code ?? normalizeCouponCode(typed.code)
  const refresh = () => client.invalidateQueries({ queryKey: [listOwnCoupons.path] })
  const write = useMutation({
    mutationFn: () =>
      browserApi(writeCoupon, {
        code,
        revision: base?.revision ?? null,
        ...rulesOf(typed, coupon).rules,
      }),
    onSuccess: async ({ coupon: written }) => {
      toast({ title: written.state === 'scheduled' ? 'Cupom agendado' : 'Cupom guardado: vale agora' })
      if (coupon) setBase(written)
      else setTyped(NEW_COUPON)
      await refresh()
      onDone?.()
    },
    onError: (error) => {
      setFaults(faultsOfError(error))
      if (isBehind(error)) void refresh()
    },
  })
  const { rules, faults: unread } = rulesOf(typed, coupon)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFaults(unread)
    if (Object.keys(unread).length === 0) write.mutate()
  }
  const isTheirs = isBehind(write.error) && coupon && coupon.revision !== base?.revision
  const isShown = !unread.off && !unread.kinds && !unread.endsAt
  return (
    <form onSubmit={submit} method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isTheirs && (
        <Notice tone="warn" title="Alguém da equipe mudou este cupom enquanto você escrevia">
          Agora ele é: {coupon.title}, {coupon.uses} usos.{' '}
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => setBase(coupon)}>
            Li, e quero guardar o meu
          </Button>
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CouponFields
          typed={typed}
          faults={faults}
          isNew={!coupon}
          hasBegun={!!coupon && coupon.state !== 'scheduled'}
          onChange={setTyped}
        />
        {isShown && (
          <section aria-label="Como o cliente vê" className="grid gap-2">
            <p className="font-medium text-sm">Como o cliente vê</p>
            <PromotionCard
              promotion={{
                ...rules,
                startsAt: rules.startsAt ?? openedAt,
                code: code || 'CODIGO',
                title: couponTitle({ ...rules, amount: rules.amountCents }),
              }}
            />
          </section>
        )}
      </div>
      <Button type="submit" className="justify-self-start" busy={write.isPending} busyWords="Guardando…">
        {coupon ? 'Guardar as regras' : 'Criar o cupom'}
      </Button>
      {!isTheirs && <Trouble error={write.error} />}
    </form>
  )
}
