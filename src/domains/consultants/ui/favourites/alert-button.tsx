import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

type Props = { id: string; name: string }

/** Asks for one online alert, from a card. A visitor is sent to sign in, and to the profile. */
export function AlertButton({ id, name }: Props) {
  const { state } = useSession()
  const client = useQueryClient()
  const [progress, setProgress] = useState<'asking' | 'asked'>()
  const label = `Avise-me quando ${name} estiver online`
  if (state !== 'signed-in')
    return (
      <LinkButton href={signInPathFor(`/consultores/${id}`)} variant="quiet" className="px-3" aria-label={label}>
        Avise-me
      </LinkButton>
    )
  async function ask() {
    setProgress('asking')
    try {
      const contract = await import('../../favourites/contract.ts')
      client.setQueryData([contract.readFollowState.path, { id }], await browserApi(contract.addOnlineAlert, { id }))
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
      aria-label={progress === 'asked' ? `Avisaremos quando ${name} entrar` : label}
      aria-disabled={progress !== undefined || undefined}
      onClick={() => progress === undefined && void ask()}
    >
      {progress === 'asked' ? 'Avisaremos' : 'Avise-me'}
    </Button>
  )
}
