import { useInfiniteQuery } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { listConsultations } from '../../contract.ts'

/** The reader's consultations, newest first, twenty at a time. */
export const usePastConsultations = () =>
  useInfiniteQuery({
    queryKey: [listConsultations.path, 'past'],
    queryFn: ({ pageParam }) => browserApi(listConsultations, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
