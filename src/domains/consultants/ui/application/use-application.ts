import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DefaultValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { late } from '#browser/late-code.ts'
import type { Application } from '../../applications/contract.ts'
import { formatBRL } from '#shared/money.ts'
import type { ApplicationStatus } from '../../application-status/contract.ts'
import type { Typed } from './typed-application.ts'
import { myStatus } from './my-status.ts'
import { useDocuments } from './use-documents.ts'

type Sent = NonNullable<ApplicationStatus['refusal']>['sent']
export type ApplicationForm = UseFormReturn<Typed, unknown, Application>

/** Whoever opens an account as a client loads no rule of applications. */
const resolver: Resolver<Typed, unknown, Application> = async (...typed) =>
  (await late(() => import('./typed-application.ts'))).resolveApplication(...typed)

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
    resolver,
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
        const { applyAsConsultant } = await late(() => import('../../applications/contract.ts'))
        const applicationStatus = await browserApi(applyAsConsultant, application)
        // A read that began before the application may arrive after it with outdated data.
        await client.cancelQueries({ queryKey: myStatus.queryKey })
        client.setQueryData(myStatus.queryKey, applicationStatus)
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
