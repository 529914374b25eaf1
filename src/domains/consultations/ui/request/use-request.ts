import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import type { Centavos } from '#shared/money.ts'
import type { LiveChannel } from '../../channels/rules.ts'
import { listConsultations, requestConsultation } from '../../contract.ts'

export type RequestTerms = {
  channel: LiveChannel
  limitCents?: Centavos | undefined
  welcome?: true
  subject?: string | undefined
}
export type ConsultationRequest = ReturnType<typeof useConsultationRequest>

/**
 * Requests a consultation. The id is made here and kept until it worked, so that a second click or a lost answer is the
 * same request.
 */
export function useConsultationRequest(consultantId: string) {
  const id = useRef<string>(undefined)
  const isAsking = useRef(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const request = useMutation({
    mutationFn: (terms: RequestTerms) => {
      id.current ??= crypto.randomUUID()
      return browserApi(requestConsultation, { id: id.current, consultantId, ...terms })
    },
    onSuccess: (consultation) => {
      id.current = undefined
      void client.invalidateQueries({ queryKey: [listConsultations.path] })
      void navigate(`/consultation/${consultation.id}`)
    },
    onSettled: () => void (isAsking.current = false),
  })
  /**
   * Asks, with a limit in centavos or with the free minutes of the first time. A second click while the first is on its
   * way does nothing.
   */
  function ask(terms: RequestTerms) {
    if (isAsking.current) return
    isAsking.current = true
    request.mutate(terms)
  }
  return { ask, isPending: request.isPending, error: request.error }
}
