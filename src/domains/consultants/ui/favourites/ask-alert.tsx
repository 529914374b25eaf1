import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { ButtonLook } from '#browser/kit/buttons/button-look.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { addOnlineAlert, listOnlineAlerts, readFollowState } from '../../favourites/contract.ts'

/** `look`: as a button of a card, unless it says otherwise. */
export type AskAlertProps = { id: string; name: string; look: ButtonLook & { className?: string } }

/** One press, one alert: in open pages and by mail. All buttons of a page share one read of what was asked before. */
export function AskAlert({ id, name, look }: AskAlertProps) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const alerts = apiQuery(listOnlineAlerts, {})
  const isAsked = useQuery(alerts).data?.consultantIds.includes(id) ?? false
  async function ask() {
    setAsking(true)
    try {
      client.setQueryData([readFollowState.path, { id }], await browserApi(addOnlineAlert, { id }))
      // A read that began before would forget this one.
      await client.cancelQueries({ queryKey: alerts.queryKey })
      client.setQueryData(alerts.queryKey, (known) => ({ consultantIds: [id, ...(known?.consultantIds ?? [])] }))
      toast({
        title: 'Combinado',
        description: `Avisaremos uma vez, aqui no site e no seu e-mail confirmado, quando ${name} entrar.`,
      })
    } catch (error) {
      toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })
    }
    setAsking(false)
  }
  return (
    <Button
      size="sm"
      {...look}
      aria-label={isAsked ? `Avisaremos quando ${name} entrar` : `Avise-me quando ${name} estiver online`}
      aria-disabled={isAsking || isAsked || undefined}
      onClick={() => !isAsking && !isAsked && void ask()}
    >
      {isAsked ? 'Avisaremos' : 'Avise-me'}
    </Button>
  )
}
