import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart, quietly } from '#browser/late-code.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { useHeartbeat } from '#domains/consultants/ui/availability/use-availability.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { useOpenConsultations } from '../my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { useNotificationAnswer } from './notification-answer.ts'
import { useIsAnswerInView } from './answer-in-view.ts'
import { useRinging } from './bell.ts'
import { useDesktopNotice } from './desktop-notice.ts'
import { viaCall, wordsOfRequest } from '../counterpart.ts'

const RequestBar = lazyPart(() => import('./request-bar.tsx'), 'RequestBar')

const FLASH_EVERY_MS = 1_000

/** Alternates the tab's title with this text while there is one, whatever page is opened meanwhile. */
function useTitleFlash(text: string | undefined) {
  useEffect(() => {
    if (!text) return
    let own = document.title
    const turn = () => {
      if (document.title === text) document.title = own
      else [own, document.title] = [document.title, text]
    }
    turn()
    const timer = setInterval(turn, FLASH_EVERY_MS)
    return () => {
      clearInterval(timer)
      if (document.title === text) document.title = own
    }
  }, [text])
}

/** So long the notice waits where the page lists the request itself: on most screens it is seen there. Milliseconds. */
const LISTED_FIRST_MS = 800

/** Pages that list the requests themselves. */
const listsRequests = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/sistema-consultas' || (pathname === '/consultant-dashboard' && search === '')

/** On every page of a consultant: keeps them online, rings for requests, and shows the latest one with its answers. */
export function ConsultantOnDuty({ personId }: { personId: string }) {
  useHeartbeat(personId)
  usePersonUpdates(personId)
  useNotificationAnswer()
  // Before the first one rings: its seconds are counted.
  useEffect(() => whenIdle(() => void quietly(() => import('./request-bar.tsx'))), [])
  const { data: open = [] } = useOpenConsultations()
  const requests = open.filter(({ state, you }) => state === 'requested' && you === 'consultant')
  useRinging(requests.length > 0)
  const [latest] = requests
  useTitleFlash(latest && `(${requests.length}) ${latest.client.name} está chamando${viaCall(latest)}`)

  const here = useLocation()
  const navigate = useNavigate()
  const room = latest && `/consultation/${latest.id}`
  const isElsewhere = room !== undefined && here.pathname !== room
  const isListed = listsRequests(here)
  const isAnswerInView = useIsAnswerInView(latest?.id)
  const title = latest && wordsOfRequest(latest)
  const terms = latest && `${channelNames[latest.channel]} a ${formatBRL(latest.pricePerMinuteCents)} por minuto.`
  useDesktopNotice(
    latest && { id: latest.id, title: title!, body: terms! },
    (id) => void navigate(`/consultation/${id}`),
  )
  const isWanted = isElsewhere && !isAnswerInView
  const isShown = useLater(isWanted, isListed ? LISTED_FIRST_MS : 0)
  return isShown && latest ? (
    <Suspense>
      <RequestBar key={latest.id} request={latest} others={requests.length - 1} />
    </Suspense>
  ) : null
}

/** Whether something has been wanted for so long. Milliseconds. */
function useLater(isWanted: boolean, afterMs: number): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setReached(true), afterMs)
    return () => {
      clearTimeout(timer)
      setReached(false)
    }
  }, [isWanted, afterMs])
  return isWanted && isReached
}
