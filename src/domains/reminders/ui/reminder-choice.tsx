import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { GROUP_WORDS } from '#domains/notifications/ui/group-words.ts'
import { type ReminderKind, STEP_MINUTES } from '../rules.ts'
import { useReminder } from './use-reminders.ts'

const PushOffer = lazyPart(() => import('#domains/notifications/ui/push/push-offer.tsx'), 'PushOffer')

const HOURS = Array.from({ length: 1440 / STEP_MINUTES }, (_, step) => step * STEP_MINUTES)
const hourWords = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

type Props = { kind: ReminderKind; ways?: readonly ('mail' | 'push')[] }

/** By which ways a reminder comes, and at which hour of the reader's day. Each press counts at once. */
export function ReminderChoice({ kind, ways = ['mail', 'push'] }: Props) {
  const { chosen, isSetting, set } = useReminder(kind)
  if (!chosen) return <Skeleton className="h-11 w-full" />
  const { byMail, byPush, minute } = chosen
  const about = <span className="sr-only">: {GROUP_WORDS[kind].title}</span>
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        {ways.includes('mail') && (
          <Switch
            label={<>E-mail{about}</>}
            checked={byMail}
            disabled={isSetting}
            onChange={({ target }) => set({ byMail: target.checked })}
          />
        )}
        {ways.includes('push') && (
          <Switch
            label={<>No aparelho{about}</>}
            checked={byPush}
            disabled={isSetting}
            onChange={({ target }) => set({ byPush: target.checked })}
          />
        )}
        {(byMail || byPush) && (
          <Select
            label={<>A que horas{about}</>}
            className="w-36"
            value={minute}
            disabled={isSetting}
            onChange={({ target }) => set({ minute: Number(target.value) })}
          >
            {HOURS.map((one) => (
              <option key={one} value={one}>
                {hourWords(one)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {byPush && (
        <Suspense>
          <PushOffer why="Para chegar com o site fechado, este aparelho precisa receber os nossos avisos." />
        </Suspense>
      )}
    </div>
  )
}
