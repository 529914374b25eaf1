import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { formatBRL } from '#shared/money.ts'
import type { OwnVariant } from '../../publishing/contract.ts'
import { isLow } from '../../publishing/rules.ts'
import { stockWords } from '../../rules.ts'
import { measuresInWords } from '../measures-in-words.ts'
import type { Editing } from './editing.ts'
import { StockForm } from './stock-form.tsx'
import { VariantForm } from './variant-form.tsx'

type Open = { id: string; part: 'terms' | 'stock' }

/** The variants of a product, each with its price and stock. */
export function VariantsSection(editing: Editing) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <section aria-labelledby="opcoes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="opcoes" className="text-xl">
        Opções, preço e estoque
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {editing.page.variants.map((variant) => (
          <li key={variant.id} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border border-line p-4">
            <Head variant={variant} onOpen={(part) => setOpen({ id: variant.id, part })} />
            {open?.id === variant.id &&
              (open.part === 'terms' ? (
                <VariantForm {...editing} variant={variant} onSaved={close} />
              ) : (
                <StockForm variant={variant} onChanged={editing.onChanged} />
              ))}
          </li>
        ))}
      </ul>
      {open?.id === 'new' ? (
        <VariantForm {...editing} onSaved={close} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setOpen({ id: 'new', part: 'terms' })}
        >
          Nova opção
        </Button>
      )}
    </section>
  )
}

const Head = ({ variant, onOpen }: { variant: OwnVariant; onOpen: (part: Open['part']) => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-sm">
      <span className="font-semibold">{variant.name ?? 'Opção única'}</span>{' '}
      <span className="text-quiet">{variant.sku}</span>
      <br />
      <span className="tabular-nums">
        {formatBRL(variant.priceCents)}, {stockWords(variant.stock, variant.isUnique)}. {measuresInWords(variant)}.
      </span>{' '}
      {variant.isWithdrawn && <Badge tone="warn">fora da venda</Badge>}
      {!variant.isWithdrawn && isLow(variant) && <Badge tone="warn">no alarme</Badge>}
    </p>
    <p className="flex gap-2">
      <Button size="sm" variant="secondary" onClick={() => onOpen('stock')}>
        Estoque
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onOpen('terms')}>
        Mudar
      </Button>
    </p>
  </div>
)
