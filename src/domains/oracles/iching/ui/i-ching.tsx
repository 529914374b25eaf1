import { lazy, Suspense, useState } from 'react'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { QuestionForm } from './question-form.tsx'

const bringTable = () => import('./coin-table.tsx')
const CoinTable = lazy(async () => ({ default: (await bringTable()).CoinTable }))

/** A question that stays on this device, and a table of the house that anybody can check; the table comes when somebody takes the coins. */
export function IChing() {
  const [question, setQuestion] = useState('')
  const [isComing, setComing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isSeated, setSeated] = useState(false)
  const table = useDraw()

  const takeCoins = async () => {
    setComing(true)
    setFailed(false)
    try {
      await bringTable()
      table.open({ kind: 'iching', layout: 'moedas', reversals: false })
      setSeated(true)
    } catch {
      setFailed(true)
    } finally {
      setComing(false)
    }
  }
  const again = () => {
    setQuestion('')
    setSeated(false)
  }

  if (isSeated)
    return (
      <Suspense>
        <CoinTable key={table.turn} table={table} question={question.trim()} onAgain={again} />
      </Suspense>
    )
  return (
    <QuestionForm
      question={question}
      onQuestion={setQuestion}
      isBusy={isComing}
      hasFailed={hasFailed}
      isAgain={table.turn > 0}
      onReady={() => void takeCoins()}
    />
  )
}
