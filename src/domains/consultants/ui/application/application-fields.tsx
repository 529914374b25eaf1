import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { SPECIALTIES, specialtyNames } from '../../rules.ts'
import type { ApplicationForm } from './use-application.ts'
import type { Documents } from './use-documents.ts'

/** Whoever opens an account as a client loads nothing of it. */
const DocumentFields = lazyPart(() => import('./document-fields.tsx'), 'DocumentFields')

type Props = { form: ApplicationForm; documents: Documents }

/** The fields of an application, with the documents that show who applies. */
export const ApplicationFields = ({ form, documents }: Props) => (
  <>
    <AttendanceFields form={form} />
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <DocumentFields documents={documents} />
    </Suspense>
  </>
)

function AttendanceFields({ form }: { form: ApplicationForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-xl">Seu atendimento</legend>
      <Field
        label="CPF ou CNPJ"
        autoComplete="off"
        required
        hint="Para os seus pagamentos. Não aparece no perfil."
        error={errors.taxId?.message}
        {...register('taxId')}
      />
      <SpecialtyBoxes form={form} />
      <Field
        label="Título do perfil"
        optional
        placeholder="Taróloga e numeróloga"
        error={errors.title?.message}
        {...register('title', { setValueAs: (text: string) => text || undefined })}
      />
      <TextArea
        label="Sobre você e seu atendimento"
        required
        rows={5}
        hint="De 40 a 2.000 caracteres: sua experiência e como é uma conversa com você."
        error={errors.bio?.message}
        {...register('bio')}
      />
      <Field
        label="Preço por minuto de chat"
        inputMode="decimal"
        autoComplete="off"
        required
        placeholder="2,99"
        after="R$/min"
        className="sm:max-w-64"
        hint="De R$ 1,49 a R$ 14,90. Áudio custa 1,25 vez e vídeo 1,5 vez este preço."
        error={errors.pricePerMinuteCents?.message}
        {...register('pricePerMinuteCents')}
      />
    </fieldset>
  )
}

function SpecialtyBoxes({ form }: { form: ApplicationForm }) {
  const fault = form.formState.errors.specialties?.message
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">Especialidades</legend>
      <div className="flex flex-wrap gap-2">
        {SPECIALTIES.map((specialty) => (
          <label
            key={specialty}
            className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm transition-colors duration-150 hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="checkbox"
              value={specialty}
              className="sr-only"
              aria-describedby={fault && 'specialties-error'}
              {...form.register('specialties')}
            />
            {specialtyNames[specialty]}
          </label>
        ))}
      </div>
      {fault && (
        <p id="specialties-error" className="font-medium text-bad text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
