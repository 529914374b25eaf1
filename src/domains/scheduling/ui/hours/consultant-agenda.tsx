import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Agenda } from '../agenda/agenda.tsx'
import { CalendarAddress } from '../calendar-address.tsx'
import { PrivateCalendar } from '../private-calendar.tsx'
import { MyBookings } from '../my-bookings/my-bookings.tsx'
import { HoursEditor } from './hours-editor.tsx'

/** A consultant's agenda: what is booked, and when they can be booked. */
export const ConsultantAgenda = ({ personId }: { personId: string }) => (
  <>
    <PageHeading
      title="Agenda"
      lead="O que está marcado com você, e os horários em que clientes podem marcar."
      action={
        <a href="#horarios" className="prose-link">
          Meus horários
        </a>
      }
    />
    <div className="grid gap-12">
      <Agenda personId={personId} />
      <MyBookings personId={personId} isClient={false} part="ahead" />
      <section aria-labelledby="horarios" className="grid gap-5">
        <h2 id="horarios" className="scroll-mt-24 text-2xl">
          Meus horários
        </h2>
        <HoursEditor personId={personId} />
      </section>
      <PrivateCalendar />
      <CalendarAddress />
      <MyBookings personId={personId} isClient={false} part="over" />
    </div>
  </>
)
