import { Switch } from '#browser/kit/forms/switch.tsx'
import type { Status } from '../../rules.ts'
import { useAvailability } from './use-availability.ts'

/** The switch of the header, on every page of a consultant. Its word says what clients see. */
export function AvailabilitySwitch({ personId }: { personId: string }) {
  const availability = useAvailability(personId)
  if (!availability) return null
  const { isOn, isTurning, turn } = availability
  return (
    <div className="mr-1 min-w-0 font-medium text-[min(0.9375rem,3.9vw,20px)] leading-tight max-sm:mr-0 lg:max-xl:text-xs max-sm:[&_label]:gap-2 [&_.font-medium]:truncate [&_.grid]:min-w-0">
      <Switch
        label={isOn ? wordOf(availability) : 'Fora do ar'}
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
    </div>
  )
}

const WORDS: Record<Status, string> = { busy: 'Em consulta', online: 'Atendendo', offline: 'Conectando…' }

const wordOf = ({ status, isTurning, backAt }: NonNullable<ReturnType<typeof useAvailability>>) =>
  backAt ? 'De férias' : isTurning && status === 'offline' ? 'Atendendo' : WORDS[status]
