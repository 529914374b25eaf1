import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { COUPON_KINDS } from '../../../publishing/coupons/rules.ts'
import { KIND_WORDS } from '../kind-words.ts'
import type { TypedCoupon } from './typed-coupon.ts'

type Props = {
  typed: TypedCoupon
  faults: Readonly<Record<string, string>>
  /** Its code and its beginning are fixed. */
  hasBegun: boolean
  isNew: boolean
  onChange: (typed: TypedCoupon) => void
}

/** All rules of a coupon. */
export function CouponFields({ typed, faults, hasBegun, isNew, onChange }: Props) {
  const set = (changed: Partial<TypedCoupon>) => onChange({ ...typed, ...changed })
  const field = (name: 'off' | 'minimum' | 'startsAt' | 'endsAt' | 'maxUses' | 'perPerson', fault: string = name) => ({
    value: typed[name],
    error: faults[fault],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {isNew && (
          <Field
            label="Código"
            hint="De 3 a 20 letras e números."
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            value={typed.code}
            error={faults.code}
            onChange={({ target }) => set({ code: target.value })}
          />
        )}
        <Select
          label="Desconto em"
          value={typed.isPercent ? 'percent' : 'amount'}
          onChange={({ target }) => set({ isPercent: target.value === 'percent' })}
        >
          <option value="percent">porcentagem</option>
          <option value="amount">reais</option>
        </Select>
        <Field
          label="A menos"
          inputMode="decimal"
          maxLength={10}
          after={typed.isPercent ? '%' : 'R$'}
          {...field('off')}
        />
        <Field
          label="Compra mínima"
          optional
          inputMode="decimal"
          maxLength={12}
          after="R$"
          {...field('minimum', 'minimumCents')}
        />
        {!hasBegun && (
          <Field
            label="Começa (horário de Brasília)"
            optional={isNew}
            hint={isNew ? 'Vazio: na hora.' : undefined}
            type="datetime-local"
            {...field('startsAt')}
          />
        )}
        <Field label="Termina (horário de Brasília)" type="datetime-local" {...field('endsAt')} />
        <Field
          label="Usos no total"
          optional
          hint="Vazio: sem limite."
          inputMode="numeric"
          maxLength={7}
          {...field('maxUses')}
        />
        <Field label="Usos por pessoa" inputMode="numeric" maxLength={3} {...field('perPerson')} />
      </div>
      <fieldset>
        <legend className="font-medium text-sm">Vale para</legend>
        <div className="flex flex-wrap gap-x-6">
          {COUPON_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={KIND_WORDS[kind]}
              checked={typed.kinds.includes(kind)}
              onChange={({ target }) =>
                set({
                  kinds: COUPON_KINDS.filter((one) => (one === kind ? target.checked : typed.kinds.includes(one))),
                })
              }
            />
          ))}
        </div>
        {faults.kinds && <p className="font-medium text-bad text-sm">{faults.kinds}</p>}
      </fieldset>
      <div className="grid">
        <Checkbox
          label="Só na primeira compra"
          checked={typed.isFirstPurchase}
          onChange={({ target }) => set({ isFirstPurchase: target.checked })}
        />
        <Checkbox
          label="Entra sozinho no pedido, sem digitar"
          checked={typed.isAutomatic}
          onChange={({ target }) => set({ isAutomatic: target.checked })}
        />
        <Checkbox
          label="Aparece em Promoções"
          checked={typed.isPublic}
          onChange={({ target }) => set({ isPublic: target.checked })}
        />
      </div>
    </div>
  )
}
