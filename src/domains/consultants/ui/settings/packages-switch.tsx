import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { formatBRL } from '#shared/money.ts'
import { type ApplicationStatus, getMyApplicationStatus, setPackages } from '../../application-status/contract.ts'
import { keptInWords } from '../../commission.rules.ts'
import { commissionBy } from '../../commissions/share.rules.ts'

type Props = { profile: NonNullable<ApplicationStatus['profile']>; children: ReactNode }

/** Whether the consultant accepts minutes of packages and plans; `children`: what a minute of each earns. */
export function PackagesSwitch({ profile, children }: Props) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: (on: boolean) => browserApi(setPackages, { on }),
    onSuccess: (now) => client.setQueryData([getMyApplicationStatus.path, {}], now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(profile.acceptsPackages, turning)
  return (
    <Card as="section" aria-labelledby="pacotes" className="grid gap-4">
      <h2 id="pacotes" className="text-xl">
        Pacotes e planos
      </h2>
      <Switch
        label="Atender com minutos de pacotes e planos"
        hint="Vale a partir do próximo pedido. Quem não atende com eles diz isso no perfil."
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
      <p className="measure text-quiet text-sm">
        Um minuto coberto rende a sua parte, {keptInWords(commissionBy(profile, 'chat'))}, do que o cliente pagou por
        ele, e nunca mais do que um minuto a {formatBRL(profile.pricePerMinuteCents)}, o seu preço. Com cupom, o cliente
        paga menos, e o minuto rende menos. As consultas avulsas com você não dependem desta escolha.
      </p>
      {children}
    </Card>
  )
}
