import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { matchConsultants } from '../../quiz/contract.ts'
import { ConsultantCard } from '../consultant-card.tsx'
import { QUIZ_PATH, quizAddress } from './question-step.tsx'

/** Three consultants, each with the reasons. */
export const QuizMatches = ({ matches, letters }: { matches: OutputOf<typeof matchConsultants>; letters: string }) => (
  <section aria-labelledby="combina" className="grid gap-8">
    <div className="grid gap-2">
      <h2 id="combina" className="text-3xl">
        Estas pessoas combinam com o que você contou
      </h2>
      <p className="measure text-quiet">
        A conta é simples: se você quer conversar agora, quem está online vem primeiro. Depois, quem cabe no seu preço.
        Suas respostas dão pontos às especialidades, e o que os clientes disseram completa. Ninguém paga para aparecer
        aqui.
      </p>
    </div>
    <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
      {matches.map(({ consultant, reasons }) => (
        <li key={consultant.id} className="grid gap-3">
          <ConsultantCard consultant={consultant} as="h3" />
          <div className="rounded-lg border border-line border-dashed px-5 py-4">
            <h4 className="mb-2 font-semibold text-sm">Por que {consultant.name}</h4>
            <ul className="grid gap-1 text-quiet text-sm">
              {reasons.map((reason) => (
                <li key={reason} className="flex gap-2">
                  <span aria-hidden="true" className="text-metal">
                    ✦
                  </span>
                  {reason}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
    <p className="flex flex-wrap gap-3">
      <LinkButton href={QUIZ_PATH}>Fazer o teste de novo</LinkButton>
      <LinkButton href={quizAddress(letters.slice(0, -1))} variant="secondary">
        Mudar a última resposta
      </LinkButton>
      <LinkButton href="/consultores" variant="quiet">
        Ver todos os consultores
      </LinkButton>
    </p>
  </section>
)
