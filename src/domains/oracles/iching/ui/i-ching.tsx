import { lazy, Suspense, useState } from 'react'
import { Notice } from '#browser/kit/notice.tsx'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { QuestionForm } from './question-form.tsx'

const bringTable = () => import('./coin-table.tsx')
const CoinTable = lazy(async () => ({ default: (await bringTable()).CoinTable }))

/** A question that stays on this device, and a table of the house that anybody can check; the table comes when somebody takes the coins. */
export function IChing() {
  const [typed, setTyped] = useState('')
  const [question, setQuestion] = useState('')
  const [isComing, setComing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const table = useDraw()

  const takeCoins = async () => {
    setComing(true)
    setFailed(false)
    try {
      await bringTable()
      setQuestion(typed.trim())
      table.open({ kind: 'iching', layout: 'moedas', reversals: false })
    } catch {
      setFailed(true)
    } finally {
      setComing(false)
    }
  }
  const fault = hasFailed ? 'Confira a conexão e tente de novo.' : table.commitment ? undefined : table.fault

  return (
    <div className="grid gap-10">
      <QuestionForm question={typed} onQuestion={setTyped} isBusy={isComing || table.isOpening} onOpen={() => void takeCoins()} />
      {fault && (
        <div role="alert">
          <Notice tone="bad" title="Não foi possível abrir a mesa">
            {fault} O que você escreveu continua aqui.
          </Notice>
        </div>
      )}
      {table.commitment && (
        <Suspense>
          <CoinTable key={table.turn} table={table} question={question} />
        </Suspense>
      )}
    </div>
  )
}
