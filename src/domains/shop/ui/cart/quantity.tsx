import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { MAX_PIECES } from '../../cart/rules.ts'

type Props = { name: string; quantity: number; onChange: (quantity: number) => void }

/** Quantity with buttons for one fewer and one more. Zero removes the line. */
export const Quantity = ({ name, quantity, onChange }: Props) => (
  <div
    role="group"
    aria-label={`Quantidade de ${name}`}
    className="inline-flex items-center rounded-full border border-edge bg-surface"
  >
    <IconButton
      label={quantity > 1 ? 'Uma unidade a menos' : 'Tirar do carrinho'}
      onClick={() => onChange(quantity - 1)}
    >
      <Minus aria-hidden="true" />
    </IconButton>
    <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
      {quantity}
    </output>
    <IconButton label="Uma unidade a mais" onClick={() => onChange(quantity + 1)} disabled={quantity >= MAX_PIECES}>
      <Plus aria-hidden="true" />
    </IconButton>
  </div>
)
