import { browserApi } from '#browser/api.ts'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { eraseWords, readLog } from '../contract.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH, REASON_MISSING } from '../rules.ts'

/** Erases what an entry says in words, where a law asks for it. The entry itself stays. */
export const EraseWords = ({ id }: { id: string }) => (
  <FoldedAct title="Apagar este texto por lei">
    <ReasonForm
      label="Por que a lei pede"
      hint="O motivo e os valores somem para sempre; quem fez, o quê e quando ficam. Este motivo também fica registrado."
      least={LEAST_REASON_LENGTH}
      most={MOST_REASON_LENGTH}
      missing={REASON_MISSING}
      words="Apagar o texto"
      busyWords="Apagando…"
      act={(reason) => browserApi(eraseWords, { id, reason })}
      done={{ title: 'Texto apagado' }}
      list={readLog}
    />
  </FoldedAct>
)
