import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { readWallet } from '#domains/wallet/contract.ts'
import { spendableFor } from '#domains/wallet/spendable.rules.ts'
import { askFromBundle } from '#domains/written-questions/contract.ts'
import { storeQuestion } from './typed-question.ts'

/** The answers that the reader bought together with this consultant, asking with one, and what they can spend. */
export function useOwnAnswers(consultantId: string) {
  const { state } = useSession()
  const navigate = useNavigate()
  const { data } = useQuery({ ...apiQuery(readWallet, {}), enabled: state === 'signed-in' })
  const left = (data?.answers ?? []).reduce((sum, one) => (one.consultantId === consultantId ? sum + one.left : sum), 0)
  /** A repeated press is the same question. */
  const intent = useRef<{ text: string; id: string }>(undefined)
  const asking = useMutation({
    mutationFn: (text: string) => {
      if (intent.current?.text !== text) intent.current = { text, id: crypto.randomUUID() }
      return browserApi(askFromBundle, { id: intent.current.id, consultantId, text })
    },
    onSuccess: ({ id }) => {
      storeQuestion(consultantId, '')
      void navigate(`/client-dashboard?pergunta=${id}`)
    },
  })
  return {
    left,
    /** In centavos; undefined: signed out, or not read yet. */
    available: data && spendableFor(data, undefined).cents,
    ask: (text: string) => void (asking.isPending || asking.mutate(text)),
    isBusy: asking.isPending,
    trouble: asking.isError ? errorMessage(asking.error) : undefined,
  }
}
