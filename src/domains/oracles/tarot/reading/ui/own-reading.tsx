import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { formatDay } from '#shared/dates.ts'
import { forgetReading, listReadings, type Reading } from '../../../draw/contract.ts'
import { spreadOf } from '../../spreads/rules.ts'
import { cardName, placedCardsOf } from '../rules.ts'
import { readingPath } from './reading-path.ts'

/** One kept reading. Deleting asks for confirmation, because draw and question cannot be restored. */
export function OwnReading({ reading: { draw, question, sharedAt } }: { reading: Reading }) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const forgetting = useMutation({
    mutationFn: () => browserApi(forgetReading, { id: draw.id }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [listReadings.path] }),
    onError: (error) => toast({ title: 'A leitura continua guardada', description: errorMessage(error) }),
  })
  const spread = spreadOf(draw.layout)?.name
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-b py-4">
      <div className="grid min-w-0 gap-0.5">
        <a href={readingPath(draw.id)} className="font-display text-lg hover:text-accent">
          {question ?? spread}
        </a>
        <p className="text-quiet text-sm tabular-nums">
          {formatDay(draw.openedAt)} · {question && `${spread} · `}
          {placedCardsOf(draw).map(cardName).slice(0, MOST_NAMES).join(' · ')}
          {draw.layout === 'cruz-celta' && ' · …'}
          {sharedAt && ' · compartilhada'}
        </p>
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
