import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { changeTaxId } from '../../tax-id/contract.ts'

/**
 * Changes the CPF or CNPJ that payouts go to, after the password; `isResting`: it was changed lately. `onDone`: it
 * changed, or was this one already.
 */
export function ChangeTaxId({ isResting, onDone }: { isResting: boolean; onDone: () => void }) {
  const [taxId, setTaxId] = useState('')
  const change = useMutation({
    mutationFn: () => browserApi(changeTaxId, { taxId: taxId.trim() }),
    onSuccess: ({ restsUntil }) => {
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
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="measure">
        {isResting
          ? 'Digitou errado? Voltar ao documento anterior não aumenta a espera; outro documento espera 72 horas a partir de agora. Se faz mais de 15 minutos que você digitou a senha, pedimos de novo; e avisamos você por e-mail na hora.'
          : 'Vale para CPF ou CNPJ seu. Se faz mais de 15 minutos que você digitou a senha, pedimos de novo. Avisamos você por e-mail na hora e, por segurança, nenhum saque sai nas 72 horas seguintes.'}
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
  )
}
