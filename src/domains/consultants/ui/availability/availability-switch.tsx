import { Switch } from '#browser/kit/forms/switch.tsx'
import { useAvailability } from './use-availability.ts'

/** The switch of the header, on every page of a consultant. Its word says what clients see. */
export function AvailabilitySwitch({ personId }: { personId: string }) {
  const availability = useAvailability(personId)
  if (!availability) return null
  const { status, isOn, isTurning, turn } = availability
  const isReached = isTurning || status !== 'offline'
  return (
    <div className="mr-1 font-medium text-sm max-sm:mr-0 lg:max-xl:text-xs max-sm:[&_label]:gap-2">
      <Switch
        label={!isOn ? 'Fora do ar' : status === 'busy' ? 'Em consulta' : isReached ? 'Atendendo' : 'Conectando…'}
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
    </div>
  )
}
