import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { listConsultations } from '../../contract.ts'

/** The reader's open consultations, newest first. Undefined while they are loading. */
export const useOpenConsultations = () =>
  useQuery({ ...apiQuery(listConsultations, { open: 'true' }), select: ({ consultations }) => consultations })
