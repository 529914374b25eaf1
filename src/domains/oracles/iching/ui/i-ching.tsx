import { Suspense, useState } from 'react'
import { late, lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { setReadingInAddress, useReadingInAddress } from '../../draw/ui/reading-address.ts'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { QuestionForm } from './question-form.tsx'

const bringTable = () => late(() => import('./coin-table.tsx'))
const CoinTable = lazyPart(bringTable, 'CoinTable')
const ReturnedConsultation = lazyPart(() => import('./linked-hexagram-reading.tsx'), 'LinkedHexagramReading')

/** The I Ching: a question that stays on this device, then the throws, or the reading in the URL. */
export function IChing() {
  const [question, setQuestion] = useState('')
  const [isComing, setComing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isSeated, setSeated] = useState(false)
  const [isBack, setBack] = useState(false)
  const returnedTo = useReadingInAddress()
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
    setReadingInAddress(undefined)
    setBack(true)
    setQuestion('')
    setSeated(false)
  }

  if (isSeated)
    return (
      <Suspense>
        <CoinTable key={table.turn} table={table} question={question.trim()} onAgain={again} />
      </Suspense>
    )
  if (returnedTo !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ReturnedConsultation id={returnedTo} onAgain={again} />
      </Suspense>
    )
  return (
    <QuestionForm
      question={question}
      onQuestion={setQuestion}
      isBusy={isComing}
      hasFailed={hasFailed}
      isBack={isBack}
      onReady={() => void takeCoins()}
    />
  )
}
