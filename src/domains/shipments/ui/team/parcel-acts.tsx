import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { errorMessage } from '#browser/api.ts'
import { cancelParcel, deliverParcel, type OrderOfTeam } from '../../team/contract.ts'
import { useTeamAct } from './use-team-act.ts'

type Props = { parcel: OrderOfTeam['parcels'][number] }

/** That a parcel arrived or was fetched, or that it stayed here. */
export function ParcelActs({ parcel: { id, state, isPickup, cancelledAt } }: Props) {
  const [deliver, cancel] = [useTeamAct(deliverParcel), useTeamAct(cancelParcel)]
  const error = deliver.error ?? cancel.error
  const canDeliver = state === 'posted' || state === 'missing' || (state === 'packed' && isPickup)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canDeliver && (
          <Button
            variant="secondary"
            size="sm"
            busy={deliver.isPending}
            busyWords="Registrando…"
            onClick={() => deliver.mutate({ id })}
          >
            {state === 'packed' ? 'Foi retirado' : 'Foi entregue'}
          </Button>
        )}
        {state === 'packed' && (
          <ConfirmButton
            variant="quiet"
            size="sm"
            words={cancelledAt ? 'O pacote está aqui' : 'Desfazer o pacote'}
            title={cancelledAt ? 'O pacote ficou aqui?' : 'Desfazer este pacote?'}
            yes={cancelledAt ? 'Sim, está aqui' : 'Desfazer'}
            busy={cancel.isPending}
            busyWords="Registrando…"
            onYes={() => cancel.mutate({ id })}
          >
            <p>
              {cancelledAt
                ? 'O valor volta ao cliente agora, e os produtos voltam à prateleira.'
                : 'Os produtos voltam para a lista do que falta embalar.'}
            </p>
          </ConfirmButton>
        )}
      </div>
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
    </>
  )
}
