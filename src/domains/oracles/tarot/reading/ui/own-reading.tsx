import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { formatDay } from '#shared/dates.ts'
import { forgetReading, listReadings, type Reading } from '../../../draw/contract.ts'
import { keptReadingPath } from '../../../draw/kept-reading-path.rules.ts'
import { drawnNames, layoutWords } from '../../../ui/kept-reading-words.ts'
import { ReadingOutcome } from '../../../ui/reading-outcome.tsx'

/** One kept reading. Deleting asks for confirmation, because draw and question cannot be restored. */
export function OwnReading({ reading }: { reading: Reading }) {
  const { draw, question, sharedAt, outcome } = reading
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const forgetting = useMutation({
    mutationFn: () => browserApi(forgetReading, { id: draw.id }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [listReadings.path] }),
    onError: (error) => toast({ title: 'A leitura continua guardada', description: errorMessage(error) }),
  })
  const spread = layoutWords(reading)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-b py-4">
      <div className="grid min-w-0 gap-0.5">
        <a href={keptReadingPath(draw)} className="font-display text-lg hover:text-accent">
          {question ?? spread}
        </a>
        <p className="text-quiet text-sm tabular-nums">
          {formatDay(draw.openedAt)} · {question && `${spread} · `}
          {drawnNames(draw).slice(0, MOST_NAMES).join(' · ')}
          {draw.layout === 'cruz-celta' && ' · …'}
          {sharedAt && ' · compartilhada'}
        </p>
        {outcome && <ReadingOutcome reading={reading} />}
      </div>
      {isAsked ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span>Some de vez, com o endereço.</span>
          <Button
            variant="destructive"
            size="sm"
            busy={forgetting.isPending}
            busyWords="Esquecendo…"
            onClick={() => forgetting.mutate()}
          >
            Esquecer
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
            Manter
          </Button>
        </p>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setAsked(true)}
          aria-label={`Esquecer a leitura de ${formatDay(draw.openedAt)}: ${question ?? spread}`}
        >
          Esquecer
        </Button>
      )}
    </li>
  )
}

const MOST_NAMES = 3
