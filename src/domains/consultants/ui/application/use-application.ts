import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DefaultValues, useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Application, applyAsConsultant } from '../../applications/contract.ts'
import { TAX_ID_INVALID } from '../../applications/rules.ts'
import { parseTaxId } from '../../tax-id/tax-id.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { type ApplicationStatus, getMyApplicationStatus } from '../../application-status/contract.ts'
import { useDocuments } from './use-documents.ts'

/** A price as typed, in centavos: "2,99" → 299. */
const typedPrice = z.pipe(
  z
    .string({ error: 'Informe o preço por minuto, como 2,99.' })
    .check(z.trim(), z.regex(/^\d{1,3}([.,]\d{1,2})?$/, 'Informe o preço por minuto, como 2,99.')),
  z.pipe(z.transform(centsOf), Application.shape.pricePerMinuteCents),
)

function centsOf(typed: string): number {
  const [reais = '', rest = ''] = typed.split(/[.,]/)
  return Number(reais) * 100 + Number(rest.padEnd(2, '0'))
}

const TypedApplication = z.extend(Application, {
  pricePerMinuteCents: typedPrice,
  taxId: Application.shape.taxId.check(z.refine((typed) => parseTaxId(typed) !== undefined, TAX_ID_INVALID)),
})
type Typed = z.input<typeof TypedApplication>
type Sent = NonNullable<ApplicationStatus['refusal']>['sent']
export type ApplicationForm = UseFormReturn<Typed, unknown, Application>

const STATUS_KEY = [getMyApplicationStatus.path, {}] as const
const NAMES = ['taxId', 'specialties', 'bio', 'pricePerMinuteCents', 'title'] as const

const typedOf = ({ title, bio, specialties, pricePerMinuteCents }: Sent): DefaultValues<Typed> => ({
  ...(title !== null && { title }),
  bio,
  specialties,
  pricePerMinuteCents: formatBRL(pricePerMinuteCents).replace(/[^\d,]/g, ''),
})

/**
 * The state of an application form, beginning with what was `sent` before. `send` never throws: `fault` says what went
 * wrong, and it may be sent again.
 */
export function useApplication(sent?: Sent) {
  const form: ApplicationForm = useForm<Typed, unknown, Application>({
    resolver: zodResolver(TypedApplication),
    defaultValues: sent ? typedOf(sent) : { specialties: [] },
  })
  const [progress, setProgress] = useState<'unsent' | 'sending' | 'sent'>('unsent')
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const documents = useDocuments()

  const send = form.handleSubmit(
    async (application) => {
      if (!documents.isComplete()) return
      setProgress('sending')
      setFault(undefined)
      try {
        await documents.upload()
        const applicationStatus = await browserApi(applyAsConsultant, application)
        // A read that began before the application may arrive after it with outdated data.
        await client.cancelQueries({ queryKey: STATUS_KEY })
        client.setQueryData(STATUS_KEY, applicationStatus)
        setProgress('sent')
      } catch (error) {
        setProgress('unsent')
        setFault(
          errorMessage(
            error,
            'Não foi possível enviar a candidatura. Sua conta está criada e o que você escreveu continua aqui.',
          ),
        )
        const fields = error instanceof ApiError ? error.fields : {}
        for (const name of NAMES)
          if (fields[name]) form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: true })
        if (fields['document']) documents.setFault('document', fields['document'])
      }
    },
    () => void documents.isComplete(),
  )

  const isValid = async () => {
    const isTyped = await form.trigger(undefined, { shouldFocus: true })
    return documents.isComplete() && isTyped
  }

  return { form, documents, progress, fault, send, isValid }
}
