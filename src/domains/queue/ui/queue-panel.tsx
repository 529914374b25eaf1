import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { apiQuery } from '#browser/query.ts'
import type { LiveChannel } from '#domains/consultations/rules.ts'
import { deviceZone } from '#domains/scheduling/ui/local-time.ts'
import { joinQueue, type Place, readOwnPlace, readQueue } from '../contract.ts'
import { waitWords } from '../estimate.rules.ts'
import { CallBack, type Callback } from './call-back.tsx'
import { LeaveButton } from './leave-button.tsx'
import { hourWords, placeWords, waitingWords } from './queue-words.ts'
import { useOwnPlace } from './use-own-place.ts'
import { useQueue } from './use-queue.ts'

const PushOffer = lazyPart(() => import('#domains/notifications/ui/push/push-offer.tsx'), 'PushOffer')

/** What a place says that needs no open page. */
const RUNG = 'Pode fechar o site: o seu aparelho toca na sua vez, e você tem dois minutos para responder.'

type Props = { personId: string; consultantId: string; name: string; channel: LiveChannel }

/** Instead of the request, while the consultant is busy or others wait: the queue, the own place in it, a call back. */
export function QueuePanel({ personId, consultantId, name, channel }: Props) {
  const place = useOwnPlace(personId)
  const queue = useQueue(consultantId)
  const joining = useJoining(consultantId, channel)
  if (place === undefined || !queue) return <Skeleton className="h-44 w-full" />
  if (place && !place.endedAt) return <OwnPlace place={place} isHere={place.consultant.id === consultantId} />
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-semibold">{waitingWords(queue.waiting)}.</span>{' '}
        {queue.wait
          ? `Quem entra agora costuma esperar ${waitWords(queue.wait)}.`
          : 'Ainda não dá para prever a espera.'}
      </p>
      {joining.error && <JoinRefused error={joining.error} consultantId={consultantId} />}
      <Button size="lg" wide busy={joining.isPending} busyWords="Entrando…" onClick={() => joining.mutate(undefined)}>
        Entrar na fila
      </Button>
      <Rules name={name} />
      <Fold title="Quando der, me chame" className="border-line border-t">
        <CallBack name={name} isPending={joining.isPending} onAsk={(callback) => joining.mutate(callback)} />
      </Fold>
    </div>
  )
}

const Rules = ({ name }: { name: string }) => (
  <ul className="grid list-disc gap-1 pl-5 text-quiet text-sm">
    <li>Nada é cobrado nem reservado enquanto você espera, e sair é grátis.</li>
    <li>
      A ordem é a de chegada. Na sua vez, tocamos aqui e você tem dois minutos para dizer sim, com o preço à vista.
    </li>
    <li>
      O lugar fica guardado enquanto uma página da Sensitivos estiver aberta, ou um aparelho seu receber os nossos
      avisos. Sem nenhum dos dois por dez minutos, ele termina; até lá, se {name} ficar livre, a vez passa para a
      próxima pessoa e o seu lugar continua.
    </li>
    <li>Duas vezes sem responder na sua vez, e as filas fecham para você por 24 horas.</li>
  </ul>
)

const OwnPlace = ({ place, isHere }: { place: Place; isHere: boolean }) => (
  <div className="grid gap-4">
    <Notice tone="accent" title={isHere ? placeWords(place) : `Você já está na fila de ${place.consultant.name}`}>
      {place.untilAt
        ? `Chamamos você assim que der, até ${hourWords(place.untilAt)}. ${place.isRung ? RUNG : 'Deixe uma página da Sensitivos aberta para ouvir.'}`
        : isHere
          ? place.isRung
            ? RUNG
            : 'Pode continuar pelo site: a fila acompanha você, e tocamos assim que for a sua vez.'
          : 'Dá para esperar em uma fila de cada vez.'}
    </Notice>
    {!place.isRung && (
      <Suspense>
        <PushOffer
          why={`O seu celular também pode chamar, com o site fechado, quando for a sua vez com ${place.consultant.name}.`}
        />
      </Suspense>
    )}
    <div className="grid justify-items-center">
      <LeaveButton id={place.id} words={isHere ? 'Sair da fila' : `Sair da fila de ${place.consultant.name}`} />
    </div>
  </div>
)

const JoinRefused = ({ error, consultantId }: { error: Error; consultantId: string }) => (
  <div className="grid gap-2">
    <p role="alert" className="font-medium text-bad">
      {errorMessage(error)}
    </p>
    {error instanceof ApiError && error.status === 402 && (
      <LinkButton
        href={`/comprar/creditos?consultor=${consultantId}&next=${encodeURIComponent(`/chat/${consultantId}`)}`}
        variant="secondary"
        wide
      >
        Adicionar créditos
      </LinkButton>
    )}
  </div>
)

/** Takes the last place. The id is kept until it worked: a second press is the same place. */
function useJoining(consultantId: string, channel: LiveChannel) {
  const id = useRef<string>(undefined)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (callback: Callback | undefined) => {
      id.current ??= crypto.randomUUID()
      return browserApi(joinQueue, {
        id: id.current,
        consultantId,
        channel,
        ...(callback && { callback: { ...callback, zone: deviceZone() } }),
      })
    },
    onSuccess: (joined) => {
      id.current = undefined
      client.setQueryData(apiQuery(readOwnPlace, {}).queryKey, joined)
    },
    // Refused because nobody waits any more: the request comes back to the page.
    onError: () => client.invalidateQueries({ queryKey: [readQueue.path] }),
  })
}
