import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { company } from '#browser/company.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import type { CartReview } from '#domains/shop/contract.ts'
import { MOST_GIFT_NOTE } from '../../goods/rules.ts'
import { type Delivery, DeliveryChoice } from './delivery-choice.tsx'
import { FreightChoice, useFreightOptions } from './freight-choice.tsx'
import { GoodsSums } from './goods-sums.tsx'
import { usePlaceGoods } from './use-place-goods.ts'

type Props = {
  review: CartReview
  /** What the order refused is read again. */
  onRefused: () => void
}

/**
 * From a cart to its order: where it goes and how, a coupon, words for a gift, and the sums as they are agreed. Paying
 * is the next page.
 */
export function GoodsCheckout({ review, onRefused }: Props) {
  const [delivery, setDelivery] = useState<Delivery>()
  const [service, setService] = useState<string>()
  const [coupon, setCoupon] = useState('')
  const [giftNote, setGiftNote] = useState('')
  const pieces = review.lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }))
  const address = delivery === 'pickup' ? undefined : delivery?.address
  const options = useFreightOptions(address && { lines: pieces, cep: address.cep })
  const freight = options.data?.options.find((one) => one.service === service) ?? options.data?.options[0]
  const placing = usePlaceGoods(() => {
    onRefused()
    void options.refetch()
  })
  const isPickup = delivery === 'pickup'
  const isReady = review.isReady && (isPickup || (address !== undefined && freight !== undefined))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    placing.mutate({
      lines: review.lines.map(({ variant, quantity }) => ({
        variantId: variant.id,
        quantity,
        priceCents: variant.priceCents,
      })),
      ...(address &&
        freight && { sending: { addressId: address.id, service: freight.service, freightCents: freight.priceCents } }),
      ...(coupon.trim() && { coupon: coupon.trim() }),
      ...(giftNote.trim() && { giftNote: giftNote.trim() }),
    })
  }
  const fields = placing.error instanceof ApiError ? placing.error.fields : {}
  return (
    <section aria-labelledby="fechar" className="mt-12 grid gap-8">
      <h2 id="fechar" className="border-line border-t pt-8 text-2xl">
        Fechar o pedido
      </h2>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          <DeliveryChoice delivery={delivery} onChange={setDelivery} />
          {address && <FreightChoice query={options} chosen={freight} onChange={setService} />}
        </div>
        <Card as="section" aria-label="Seu pedido" className="lg:sticky lg:top-28">
          <form noValidate onSubmit={submit} className="grid gap-5">
            <GoodsSums goodsCents={review.goodsCents} freightCents={isPickup ? 0n : address && freight?.priceCents} />
            <Fold title="Tenho um cupom" className="-my-2">
              <Field
                label="Cupom"
                hint="O desconto aparece no resumo, antes de pagar."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={coupon}
                error={fields.coupon}
                onChange={({ target }) => setCoupon(target.value)}
              />
            </Fold>
            <Fold title="É um presente" className="-my-2">
              <TextArea
                label="Bilhete que vai na caixa"
                hint="A nota de separação vai sem preços."
                optional
                rows={3}
                maxLength={MOST_GIFT_NOTE}
                value={giftNote}
                error={fields.giftNote}
                onChange={({ target }) => setGiftNote(target.value)}
              />
            </Fold>
            {placing.isError && (
              <ErrorState title="O pedido não foi feito">
                {errorMessage(placing.error)}
                {Object.keys(fields).length > 0 && (
                  <ul className="mt-2 list-disc pl-5">
                    {Object.entries(fields).map(([name, words]) => (
                      <li key={name}>{words}</li>
                    ))}
                  </ul>
                )}
              </ErrorState>
            )}
            <Button
              type="submit"
              size="lg"
              disabled={!isReady}
              busy={placing.isPending}
              busyWords="Guardando os produtos…"
            >
              Ir para o pagamento
            </Button>
            <p className="text-quiet text-sm">
              {isReady
                ? 'Nada é cobrado agora. Os produtos ficam guardados para você por meia hora, enquanto confere o resumo e paga.'
                : review.isReady
                  ? 'Escolha para onde vai, e veja o total com o frete.'
                  : 'Confira os avisos de estoque ao lado de cada produto.'}
            </p>
            <p className="border-line border-t pt-4 text-quiet text-xs">
              Quem vende: {company().legalName}, CNPJ {company().cnpj}. Você tem sete dias depois de receber para
              devolver, sem dizer por quê.
            </p>
          </form>
        </Card>
      </div>
    </section>
  )
}
