import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { addOnlineAlert, readFollowState } from '../../favourites/contract.ts'

/** One press, one alert: in open pages and by mail. */
export function AskAlert({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<'asking' | 'asked'>()
  async function ask() {
    setProgress('asking')
    try {
      client.setQueryData([readFollowState.path, { id }], await browserApi(addOnlineAlert, { id }))
      setProgress('asked')
      toast({
        title: 'Combinado',
        description: `Avisaremos uma vez, aqui no site e por e-mail, quando ${name} entrar.`,
      })
    } catch (error) {
      setProgress(undefined)
      toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })
    }
  }
  return (
    <Button
      variant="quiet"
      className="px-3"
      aria-label={progress === 'asked' ? `Avisaremos quando ${name} entrar` : `Avise-me quando ${name} estiver online`}
      aria-disabled={progress !== undefined || undefined}
      onClick={() => progress === undefined && void ask()}
    >
      {progress === 'asked' ? 'Avisaremos' : 'Avise-me'}
    </Button>
  )
}
