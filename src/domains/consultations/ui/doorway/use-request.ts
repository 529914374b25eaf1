import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import type { Centavos } from '#shared/money.ts'
import { listConsultations, requestConsultation } from '../../contract.ts'

/** Asks for a conversation. The id is made here and kept until it worked, so that a second click or a lost answer is the same request. */
export function useRequest(consultantId: string) {
  const id = useRef<string>(undefined)
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (limitCents: Centavos | undefined) => {
      id.current ??= crypto.randomUUID()
      return browserApi(requestConsultation, { id: id.current, consultantId, channel: 'chat', limitCents })
    },
    onSuccess: (consultation) => {
      id.current = undefined
      void client.invalidateQueries({ queryKey: [listConsultations.path] })
      void navigate(`/consultation/${consultation.id}`)
    },
  })
}
