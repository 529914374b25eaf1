import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { cancelOrder, type Order, placeOrder } from '../../orders/contract.ts'

type Props = { order: Order; onReplaced: (order: Order) => void }

/** Orders again with another coupon or without one; the new order replaces one that nobody tried to pay yet. */
function useCoupon({ order, onReplaced }: Props) {
  return useMutation({
    mutationFn: async (coupon: string | undefined) => {
      const { slug, version, priceCents, consultant, question } = order
      const what = slug === null ? { amountCents: priceCents } : { item: slug, version: version! }
      const placed = await browserApi(placeOrder, {
        id: crypto.randomUUID(),
        ...what,
        ...(consultant && { consultantId: consultant.id, channel: consultant.channel }),
        ...(question && { question }),
        ...(coupon && { coupon }),
      })
      await browserApi(cancelOrder, { id: order.id }).catch(() => undefined) // it expires by itself in half an hour
      return placed
    },
    onSuccess: onReplaced,
  })
}

/** Field for a coupon's code, or its removal. */
export function CouponField({ order, onReplaced }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const use = useCoupon({ order, onReplaced })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim()) return setFault('Escreva o cupom.')
    use.mutate(code.trim())
  }
  if (order.coupon && !order.isCouponAutomatic) {
    return (
      <Button
        variant="quiet"
        size="sm"
        className="-mx-3 justify-self-start"
        busy={use.isPending}
        busyWords="Tirando…"
        onClick={() => use.mutate(undefined)}
      >
        Tirar o cupom
      </Button>
    )
  }
  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" className="-mx-3 justify-self-start" onClick={() => setOpen(true)}>
        Tenho um cupom
      </Button>
    )
  }
  return (
    <form onSubmit={apply} noValidate className="grid grid-cols-[1fr_auto] items-start gap-2">
      <Field
        label="Cupom"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={fault ?? (use.isError ? errorMessage(use.error) : undefined)}
        onChange={(event) => {
          setCode(event.target.value)
          setFault(undefined)
          use.reset()
        }}
      />
      <Button type="submit" variant="secondary" className="mt-7" busy={use.isPending}>
        Usar
      </Button>
    </form>
  )
}
