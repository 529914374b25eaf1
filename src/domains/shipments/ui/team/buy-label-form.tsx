import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { LABEL_PATH } from '../../team/contract.ts'
import { CodeForm } from './code-form.tsx'

/** Buys the carrier's label, and opens where it is printed. */
export function BuyLabelForm({ id, hasLabel }: { id: string; hasLabel: boolean }) {
  const buy = useMutation({
    mutationFn: async (document: string) => {
      const answer = await fetch(LABEL_PATH.replace(':id', id), {
        method: 'POST',
        headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ document }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new ApiError(answer.status, text)
      return text
    },
  })
  return (
    <div className="grid gap-2">
      <CodeForm
        label="CPF de quem recebe"
        hint={hasLabel ? 'A etiqueta já foi comprada: só abre de novo.' : 'A transportadora pede; não guardamos.'}
        words={hasLabel ? 'Abrir a etiqueta' : 'Comprar a etiqueta'}
        act={buy}
        onCode={(document) => buy.mutate(document)}
      />
      {buy.data && (
        <a href={buy.data} target="_blank" rel="noreferrer" className="prose-link justify-self-start">
          Imprimir a etiqueta na transportadora
        </a>
      )}
    </div>
  )
}
