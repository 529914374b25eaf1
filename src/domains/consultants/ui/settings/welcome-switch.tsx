import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { getMyApplicationStatus, setWelcome } from '../../application-status/contract.ts'

/** Whether the consultant accepts welcome minutes, and who pays for them. */
export function WelcomeSwitch({ accepts }: { accepts: boolean }) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: (on: boolean) => browserApi(setWelcome, { on }),
    onSuccess: (now) => client.setQueryData([getMyApplicationStatus.path, {}], now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(accepts, turning)
  return (
    <Card as="section" aria-labelledby="primeira-vez" className="grid gap-4">
      <h2 id="primeira-vez" className="text-xl">
        Primeira conversa
      </h2>
      <Switch
        label="Receber quem vem pela primeira vez"
        hint="Cinco minutos grátis para a pessoa, uma vez na vida."
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
      <p className="measure text-quiet text-sm">
        Quem paga é a plataforma: você recebe a sua parte do seu preço, contado até R$ 2,99 por minuto, e até R$ 30,00
        por dia; depois disso, os minutos grátis não são oferecidos até o dia seguinte. No fim deles a pessoa decide se
        continua pelo seu preço; sem o sim dela, a conversa termina.
      </p>
    </Card>
  )
}
