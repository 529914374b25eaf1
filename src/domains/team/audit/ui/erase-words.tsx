import { browserApi } from '#browser/api.ts'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { eraseWords, readLog } from '../contract.ts'
import { LEAST_REASON_LENGTH, MOST_REASON_LENGTH, REASON_MISSING } from '../rules.ts'

/** Erases what an entry says in words, where a law asks for it; the entry stays. Seldom wanted, so it is small. */
export const EraseWords = ({ id }: { id: string }) => (
  <details>
    <summary className="inline-flex min-h-6 items-center text-quiet text-xs hover:text-accent">
      Apagar este texto por lei
    </summary>
    <div className="mt-2">
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
    </div>
  </details>
)
