import { Fold } from '#browser/kit/layout/fold.tsx'
import { ReminderChoice } from './reminder-choice.tsx'

/** Under the card of the day: how it comes by itself, if somebody wants that. */
export const DayCardReminder = () => (
  <Fold title="Receber a carta do dia na minha hora">
    <div className="grid gap-3 pb-4">
      <p className="measure text-quiet text-sm">
        Lembramos você da mesa de hoje; se a carta já saiu, ela vai no e-mail. Na tela do aparelho aparece só que ela
        chegou.
      </p>
      <ReminderChoice kind="day_card" />
    </div>
  </Fold>
)
