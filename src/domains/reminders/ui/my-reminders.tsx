import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { GROUP_WORDS } from '#domains/notifications/ui/group-words.ts'
import { REMINDERS } from '../rules.ts'
import { ReminderChoice } from './reminder-choice.tsx'
import { useReminders } from './use-reminders.ts'

/** What brings the reader back, only if they want it. */
export function MyReminders() {
  const { data, error, refetch } = useReminders()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Para voltar quando quiser</h3>
      <p className="measure text-quiet text-sm">
        Nada disto chega sem você pedir. Desligue aqui, ou com um toque no fim de cada e-mail.
      </p>
      <ul className="border-line border-t">
        {REMINDERS.map((kind) => (
          <li key={kind} className="grid gap-2 border-line border-b py-4">
            <p className="grid">
              <span className="font-medium">{GROUP_WORDS[kind].title}</span>
              <span className="text-quiet text-sm">
                {GROUP_WORDS[kind].hint}
                {kind === 'horoscope' && data.sign && ` O seu é ${data.sign}.`}
              </span>
            </p>
            {kind !== 'horoscope' ? (
              <ReminderChoice kind={kind} />
            ) : data.sign ? (
              <ReminderChoice kind={kind} ways={['push']} />
            ) : (
              <p className="text-sm">Falta a data de nascimento na sua conta.</p>
            )}
            {kind === 'horoscope' && (
              <p className="text-quiet text-sm">
                Por e-mail, é uma carta à parte:{' '}
                <a href="/cadastre-se/newsletter#horoscopo" className="prose-link">
                  peça aqui
                </a>
                .
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
