import { Avatar } from '#browser/kit/display/avatar.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { writtenQuestionPath } from '#domains/consultants/ui/request-button.tsx'
import { dayInSaoPaulo, formatTime } from '#shared/dates.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { listNextHours } from '../hours/contract.ts'
import { startParameter } from './choose/agenda-address.ts'
import { nearDay } from './local-time.ts'

export type NextHours = OutputOf<typeof listNextHours>['next']

/** "hoje às 19:00", in Brasília, as of `now`. */
export const nextInWords = (at: Date, now: Date) =>
  `${nearDay(dayInSaoPaulo(at), dayInSaoPaulo(now))} às ${formatTime(at)}`

/**
 * When no person is online: who attends next and when, and the question that waits for nobody. Static: the server's
 * words, by the clock of Brasília. `programs`: where programs are, after the people; null: nowhere.
 */
export function WhoIsNext({ next, now, programs = null }: { next: NextHours; now: Date; programs?: string | null }) {
  const [first] = next
  return (
    <section
      aria-labelledby="proximas-horas"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1.5">
        <h2 id="proximas-horas" className="text-2xl">
          {first ? `${first.consultant.name} atende ${nextInWords(first.at, now)}` : 'Ninguém online neste momento'}
        </h2>
        <p className="measure text-quiet">
          {first && 'Ninguém está online neste momento. '}
          {first ? 'Marque a sua hora, ou escreva' : 'Escreva'} a sua pergunta e receba a resposta em até 24 h. Sem
          resposta, o valor volta inteiro.
          {first && ' As horas são de Brasília.'}
        </p>
      </div>
      {next.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-3">
          {next.map(({ consultant: { id, name, title, imageUrl }, at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
              <Avatar name={name} imageUrl={imageUrl} />
              <div className="grid min-w-0 flex-1 basis-36">
                <a href={`/consultores/${id}`} className="py-0.5 font-display text-lg leading-tight hover:text-accent">
                  {name}
                </a>
                <span className="truncate text-quiet text-sm">{title}</span>
                <span className="font-semibold text-sm tabular-nums">{nextInWords(at, now)}</span>
              </div>
              <div className="flex w-full flex-wrap gap-2 *:flex-auto">
                <LinkButton
                  href={`/agendar?${new URLSearchParams({ consultor: id, dia: dayInSaoPaulo(at), inicio: startParameter(at) })}`}
                  size="sm"
                  aria-label={`Marcar com ${name}, ${nextInWords(at, now)}`}
                >
                  Marcar
                </LinkButton>
                <LinkButton
                  href={writtenQuestionPath(id)}
                  size="sm"
                  variant="secondary"
                  aria-label={`Perguntar por escrito a ${name}`}
                >
                  Perguntar por escrito
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {programs && (
        <p className="text-quiet text-sm">
          Sem gente e sem espera, há{' '}
          <a href={programs} className="prose-link">
            programas de atendimento
          </a>
          , por um décimo do preço.
        </p>
      )}
    </section>
  )
}
