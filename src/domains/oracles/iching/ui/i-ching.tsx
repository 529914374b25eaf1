import { useState } from 'react'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { CoinTable } from './coin-table.tsx'
import { QuestionForm } from './question-form.tsx'

/** Three coins, six times, at a table of the house that anybody can check. The question never leaves this device. */
export function IChing() {
  const table = useDraw()
  const [typed, setTyped] = useState('')
  const [question, setQuestion] = useState('')
  return (
    <div className="grid gap-10">
      <QuestionForm
        question={typed}
        onQuestion={setTyped}
        isBusy={table.isOpening}
        onOpen={() => {
          setQuestion(typed.trim())
          table.open({ kind: 'iching', layout: 'moedas', reversals: false })
        }}
      />
      {table.fault && !table.commitment && (
        <ErrorState title="A mesa não abriu" onRetry={table.retry}>
          {table.fault}
        </ErrorState>
      )}
      {table.commitment && <CoinTable key={table.turn} table={table} question={question} />}
    </div>
  )
}
