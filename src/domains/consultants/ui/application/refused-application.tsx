import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ApplicationStatus } from '../../application-status/contract.ts'
import { ApplicationForm } from './application-form.tsx'
import { useApplication } from './use-application.ts'

type Props = { firstName: string; refusal: NonNullable<ApplicationStatus['refusal']> }

/** Why the team refused an application, with what was written, to correct it and send it again. */
export function RefusedApplication({ firstName, refusal: { reason, refusedAt, sent } }: Props) {
  const application = useApplication(sent)
  return (
    <>
      <PageHeading
        overline="Painel do consultor"
        title={`Desta vez, ainda não, ${firstName}`}
        lead="Lemos a sua candidatura e ela não foi aprovada como está. Você pode corrigir e enviar de novo quando quiser."
      />
      <div className="grid max-w-3xl gap-10">
        <Notice tone="warn" title={`O que a equipe escreveu em ${formatDay(refusedAt)}`}>
          <p className="whitespace-pre-line break-words">{reason}</p>
        </Notice>
        <section aria-label="Enviar de novo">
          <ApplicationForm application={application} faultTitle="A candidatura ainda não foi enviada" />
          <p className="mt-4 text-quiet text-sm">
            O que você escreveu e o documento que enviou continuam aqui. Só o CPF ou CNPJ pedimos de novo: não o
            mostramos em tela nenhuma.
          </p>
        </section>
      </div>
    </>
  )
}
