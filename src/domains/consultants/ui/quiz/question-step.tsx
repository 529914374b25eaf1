import { QUESTIONS } from '../../quiz/questions.rules.ts'

export const QUIZ_PATH = '/test-consultores'
export const quizAddress = (letters: string) => (letters ? `${QUIZ_PATH}?r=${letters}` : QUIZ_PATH)

/** One question. Every answer is a link to the next one, so that back, sharing and pages without scripts work. */
export function QuestionStep({ letters }: { letters: string }) {
  const at = letters.length
  const { asks, options } = QUESTIONS[at]!
  return (
    <section aria-labelledby="pergunta" className="grid max-w-2xl gap-6">
      <div className="grid gap-2">
        <p className="eyebrow">
          Pergunta {at + 1} de {QUESTIONS.length}
        </p>
        <progress
          value={at}
          max={QUESTIONS.length}
          aria-label="Perguntas respondidas"
          className="h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-metal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-metal"
        />
      </div>
      <h2 id="pergunta" tabIndex={-1} className="text-2xl">
        {asks}
      </h2>
      <ol className="grid gap-3">
        {options.map(({ words }, option) => (
          <li key={words}>
            <a
              href={quizAddress(letters + String.fromCharCode(97 + option))}
              className="flex min-h-14 items-center rounded-lg border border-edge bg-surface px-5 py-3 text-lg transition-colors duration-150 hover:border-accent hover:bg-accent-wash"
            >
              {words}
            </a>
          </li>
        ))}
      </ol>
      <p className="flex min-h-9 flex-wrap items-center justify-between gap-4 text-quiet text-sm">
        {at > 0 ? (
          <a href={quizAddress(letters.slice(0, -1))} className="prose-link py-1">
            ← Pergunta anterior
          </a>
        ) : (
          <span>Leva um minuto. As respostas ficam só no endereço desta página.</span>
        )}
      </p>
    </section>
  )
}
