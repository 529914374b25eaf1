import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ApplicationFields } from './application-fields.tsx'
import type { useApplication } from './use-application.ts'

/** The application on its own, for somebody who already has an account. */
export const ApplicationForm = ({
  application: { form, documents, fault, progress, send },
  faultTitle = 'Sua conta foi criada. Falta enviar a candidatura.',
}: {
  application: ReturnType<typeof useApplication>
  faultTitle?: string
}) => (
  <form method="post" noValidate onSubmit={send} className="grid gap-8">
    {fault && <ErrorState title={faultTitle}>{fault}</ErrorState>}
    <ApplicationFields form={form} documents={documents} />
    <Button type="submit" size="lg" wide busy={progress !== 'unsent'} busyWords="Enviando…">
      Enviar candidatura
    </Button>
  </form>
)
