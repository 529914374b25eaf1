import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { saveFile } from '#browser/files/save-file.ts'
import { Download } from '#browser/icons/download.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { readMyData } from '../contract.ts'

/** Everything that is kept about the reader, as one file that other programs can read. */
export function MyData() {
  const take = useMutation({
    mutationFn: () => browserApi(readMyData, {}),
    onSuccess: ({ data }) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'meus-dados.json'),
    onError: (error) =>
      void toast({ title: 'O arquivo não veio', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <div className="grid justify-items-start gap-3 border-line border-t pt-6">
      <p className="measure text-quiet text-sm">
        O que guardamos sobre você, em um arquivo só. Extrato, recibos e conversas estão no painel;{' '}
        <a href="/data-management#privacidade" className="prose-link">
          o aviso de privacidade
        </a>{' '}
        diz por que guardamos cada coisa, quem vê e até quando.
      </p>
      <Button variant="secondary" size="sm" busy={take.isPending} busyWords="Preparando…" onClick={() => take.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        Baixar os meus dados
      </Button>
    </div>
  )
}
