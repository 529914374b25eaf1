import { Button } from '#browser/kit/buttons/button.tsx'
import { Menu } from '#browser/kit/navigation/menu.tsx'
import { useMinute } from './use-minute.ts'
import { snoozeChoices } from '../snooze-choices.rules.ts'

/** Until when a case rests, of the times that its deadline allows. */
export function SnoozeMenu({ dueAt, onChoose }: { dueAt: Date; onChoose: (until: Date) => void }) {
  const choices = snoozeChoices(dueAt, useMinute())
  if (choices.length === 0) return <span className="text-quiet">O prazo está perto: não dá para adiar.</span>
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" data-snooze="">
          Adiar…
        </Button>
      }
      items={choices.map(({ words, until }) => ({ words, onChoose: () => onChoose(until) }))}
    />
  )
}
