import { Smartphone } from '#browser/icons/smartphone.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { PushOffer } from '#domains/notifications/ui/push/push-offer.tsx'
import { SUPPORT_WORDS } from '#domains/notifications/ui/push/support-words.ts'
import { useThisDevice } from '#domains/notifications/ui/push/use-this-device.ts'
import { formatTime } from '#shared/dates.ts'
import { useReach } from './use-reach.ts'

const WHY = 'Com isto, o celular toca quando alguém pede uma consulta, mesmo com a tela bloqueada e o site fechado.'

/** Being reached without an open page: the device is allowed first, then it rings once and is pressed. */
export function RingSwitch() {
  const { query, support } = useThisDevice()
  const { reachedUntil, isKnown, testing, ending } = useReach()
  if (!query.data || !isKnown) return null
  const hasDevice = query.data.devices.length > 0
  return (
    <section aria-labelledby="toque" className="grid justify-items-start gap-3 rounded-lg border border-line p-5">
      <h3 id="toque" className="flex items-center gap-2 text-lg">
        <Smartphone className="size-5 text-metal" strokeWidth={1.5} aria-hidden="true" />
        Tocar no meu telefone
      </h3>
      {!hasDevice && <PushOffer why={WHY} />}
      {!hasDevice && (support === 'denied' || support === 'unsupported') && (
        <p className="measure text-quiet text-sm">
          {WHY} {SUPPORT_WORDS[support]}
        </p>
      )}
      {hasDevice && (
        <p className="measure text-quiet text-sm">
          {reachedUntil
            ? `Ligado até as ${formatTime(reachedUntil)}: enquanto você estiver “Atendendo”, os pedidos tocam no aparelho. Depois de dois pedidos sem resposta, desliga sozinho.`
            : 'Faça o teste: o aparelho toca e você tem um minuto para tocar na notificação. Vale por doze horas.'}
        </p>
      )}
      {hasDevice && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" busy={testing.isPending} onClick={() => testing.mutate()}>
            {reachedUntil ? 'Testar de novo' : 'Tocar agora, para testar'}
          </Button>
          {reachedUntil && (
            <Button size="sm" variant="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
              Desligar
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
