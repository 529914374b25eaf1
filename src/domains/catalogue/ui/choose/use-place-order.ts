import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import { nextPathOf, signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { placeOrder } from '../../orders/contract.ts'
import { orderPath } from '../../order-path.rules.ts'
import { type Choice, choiceIn, withChoice } from './choice-address.ts'
import { loadQuestion } from './typed-question.ts'

const keyOf = (choice: Choice) => withChoice('', choice)
/** The same order is asked for again only with the same question. */
const intentOf = (choice: Choice) => `${keyOf(choice)} ${choice.question ?? ''}`
/** What was pressed in this tab before signing in: an address that somebody else made orders nothing. */
const PRESSED = 'pressed-choice'
const chosenIn = (query = '') => {
  const choice = choiceIn(new URLSearchParams(query))
  return choice && { choice, key: keyOf(choice) }
}

/**
 * Orders the choice and leads to the summary. Somebody signed out signs in first and returns with the choice in the
 * address. The order's id is kept until a request succeeds: a repeated click is the same order.
 */
export function usePlaceOrder() {
  const { state } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const intent = useRef<{ key: string; id: string }>(undefined)
  const placing = useMutation({
    mutationFn: (choice: Choice) => {
      const key = intentOf(choice)
      if (intent.current?.key !== key) intent.current = { key, id: crypto.randomUUID() }
      return browserApi(placeOrder, { id: intent.current.id, ...choice })
    },
    onSuccess: ({ id }) => void navigate(orderPath(id, nextPathOf(new URLSearchParams(search).get('next')))),
  })
  const { mutate } = placing

  useEffect(() => {
    const brought = chosenIn(search)
    if (!brought || state === 'loading') return
    if (state === 'signed-out') return void navigate(signInPathFor(pathname + search), { replace: true })
    void navigate(withoutChoice(pathname, search), { replace: true })
    const isPressed = loadTabText(PRESSED) === brought.key
    storeTabText(PRESSED, '')
    if (isPressed) mutate(withQuestion(brought.choice))
  }, [state, pathname, search, navigate, mutate])

  /** Which choice is being ordered, to show progress at its button. */
  const underWay = placing.isPending ? placing.variables : undefined
  return {
    order: (choice: Choice) => {
      const here = withChoice(pathname + search, choice)
      if (state !== 'signed-in') storeTabText(PRESSED, chosenIn(here.split('?')[1])!.key)
      if (state === 'loading') void navigate(here, { replace: true })
      else if (state === 'signed-out') void navigate(signInPathFor(here))
      else if (!underWay) mutate(choice)
    },
    isOrdering: (choice: Choice) => underWay !== undefined && keyOf(underWay) === keyOf(choice),
    isBusy: underWay !== undefined,
    trouble: placing.isError ? errorMessage(placing.error) : undefined,
  }
}

/** What was typed before signing in goes with the choice; of anything but a question it is not used. */
function withQuestion(choice: Choice): Choice {
  const question = choice.consultantId ? loadQuestion(choice.consultantId).trim() : ''
  return question ? { ...choice, question } : choice
}

function withoutChoice(pathname: string, search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('pedir')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
