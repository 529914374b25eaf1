import { Switch } from '#browser/kit/forms/switch.tsx'
import { useAvailability } from '#domains/consultants/ui/availability/use-availability.ts'

/** On a phone the room hides the header: here the consultant says whether others may ask after this one. */
export const RequestsSwitch = ({ personId }: { personId: string }) => {
  const availability = useAvailability(personId)
  if (!availability) return null
  const { isOn, isTurning, turn } = availability
  return (
    <div className="shrink-0 text-xs md:hidden [&_label]:flex-row-reverse [&_label]:gap-2">
      <Switch
        label={
          <span className="block w-min text-right leading-tight">
            Novos pedidos <span className="sr-only">depois desta consulta</span>
          </span>
        }
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
    </div>
  )
}
