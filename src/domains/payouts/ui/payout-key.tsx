import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { usePasswordConfirmation } from '#domains/accounts/ui/confirmation/use-password-confirmation.tsx'
import { changeTaxId } from '#domains/consultants/tax-id/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readPayouts } from '../contract.ts'
import type { Payouts } from './my-payouts.tsx'

/** Where payouts go: the own document, nothing to type; and the way to another one. */
export function PayoutKey({ payKey, restsUntil }: { payKey: Payouts['key']; restsUntil: Date | null }) {
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
      {!restsUntil && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          Trocar o documento
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} title="Trocar o documento">
        <ChangeForm onDone={close} />
      </Dialog>
    </Card>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const [taxId, setTaxId] = useState('')
  const { confirmed, dialog } = usePasswordConfirmation()
  const change = useMutation({
    mutationFn: () => confirmed(() => browserApi(changeTaxId, { taxId: taxId.trim() })),
    onSuccess: ({ restsUntil }) => {
      void client.invalidateQueries({ queryKey: [readPayouts.path] })
      toast({
        title: restsUntil ? 'Documento trocado' : 'Este já é o seu documento',
        ...(restsUntil && { description: `Os saques voltam em ${formatDayAndTime(restsUntil)}.` }),
      })
      onDone()
    },
  })
  const fault = change.error instanceof ApiError ? change.error.fields.taxId : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="measure">
          Vale para CPF ou CNPJ seu. Pedimos a sua senha, avisamos você por e-mail na hora e, por segurança, nenhum
          saque sai nas 72 horas seguintes.
        </p>
        <Field
          label="Seu CPF ou CNPJ"
          autoComplete="off"
          maxLength={20}
          value={taxId}
          error={fault}
          onChange={(event) => setTaxId(event.target.value)}
        />
        {change.isError && !fault && <ErrorState>{errorMessage(change.error)}</ErrorState>}
        <Button type="submit" wide busy={change.isPending} busyWords="Trocando…">
          Trocar
        </Button>
      </form>
      {dialog}
    </>
  )
}
