import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ChangeTaxId } from '#domains/consultants/ui/settings/change-tax-id.tsx'
import { type Payouts, readPayouts } from '../contract.ts'

/** Where payouts go: the own document, nothing to type; and the way to another one. */
export function PayoutKey({ payKey, restsUntil }: { payKey: Payouts['key']; restsUntil: Date | null }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card as="section" aria-labelledby="chave" className="grid gap-3">
      <h2 id="chave" className="text-lg">
        Para onde vai
      </h2>
      <p>
        Pix para a chave do seu {payKey.kind}
        <span className="block font-display text-xl tabular-nums">{payKey.masked}</span>
      </p>
      <p className="text-quiet text-sm">
        Só para a chave do seu próprio documento: ela não muda de dono. Se ainda não a tem, registre o {payKey.kind}{' '}
        como chave no aplicativo do seu banco.
      </p>
      <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={() => setOpen(true)}>
        {restsUntil ? 'Corrigir o documento' : 'Trocar o documento'}
      </Button>
      <Dialog open={isOpen} onClose={close} title={restsUntil ? 'Corrigir o documento' : 'Trocar o documento'}>
        <ChangeTaxId
          isResting={restsUntil !== null}
          onDone={() => {
            void client.invalidateQueries({ queryKey: [readPayouts.path] })
            close()
          }}
        />
      </Dialog>
    </Card>
  )
}
