import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { MOST_NOTE, type Remedy } from '../../parcels/rules.ts'
import { endParcel, type OrderOfTeam, readOrderOfTeam } from '../../team/contract.ts'

type Props = { parcel: OrderOfTeam['parcels'][number] }

const REMEDY_CARDS = [
  { value: 'refund', title: 'Devolver o valor', text: 'Produtos e frete, para onde vieram.' },
  { value: 'resend', title: 'Mandar de novo', text: 'Sai da prateleira um pacote igual, sem custo para o cliente.' },
] as const

/** Lost, or broken on arrival: the decision with its words. One id for the next parcel as long as it is shown. */
export function EndParcelForm({ parcel: { id, state } }: Props) {
  const [nextId] = useState(() => crypto.randomUUID())
  const [remedy, setRemedy] = useState<Remedy>('refund')
  const ended = state === 'delivered' ? 'damaged' : 'lost'
  return (
    <FoldedAct title={ended === 'damaged' ? 'Chegou com defeito' : 'A transportadora não acha o pacote'}>
      <ReasonForm
        label="Como se soube"
        rows={2}
        least={3}
        most={MOST_NOTE}
        missing="Diga em poucas palavras como se soube."
        words="Decidir"
        busyWords="Registrando…"
        list={readOrderOfTeam}
        act={(note) => browserApi(endParcel, { id, nextId, state: ended, remedy, note })}
      >
        <RadioCards
          legend="O que fazer"
          name={`remedy-${id}`}
          cards={REMEDY_CARDS}
          value={remedy}
          onChange={(event) => setRemedy(event.target.value as Remedy)}
        />
      </ReasonForm>
    </FoldedAct>
  )
}
