import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { late } from '#browser/late-code.ts'
import { browserApi } from '#browser/api.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import type { ConsultantCard } from '../contract.ts'
import { profileChanged, profilesTopic } from '../facts.ts'
import { EVERYBODY } from '../presence.facts.ts'

const TOPIC = profilesTopic(EVERYBODY)
const MOST = 60

let asked = new Set<string>()
let answer: Promise<readonly ConsultantCard[]> | undefined

/** One call for all the cards of a page that ask at the same moment. */
function readCard(id: string): Promise<ConsultantCard | undefined> {
  asked.add(id)
  answer ??= Promise.resolve().then(async () => {
    const ids = [...asked].slice(0, MOST)
    ;[asked, answer] = [new Set(), undefined]
    const { listCards } = await late(() => import('../contract.ts'))
    return browserApi(listCards, { ids })
  })
  return answer.then((cards) => cards.find((card) => card.id === id))
}

/**
 * A card as rendered, and as it is now once its consultant changed something while the page was open. What a newer page
 * renders replaces it.
 */
export function useCurrentCard(painted: ConsultantCard): ConsultantCard {
  const { id } = painted
  const [latest, setLatest] = useState<{ painted: ConsultantCard; card: ConsultantCard }>()
  const [wasConnected, setWasConnected] = useState(false)
  const read = () =>
    void readCard(id).then(
      (card) => card && setLatest({ painted, card }),
      () => {},
    )
  useFacts(TOPIC, () => (wasConnected ? read() : setWasConnected(true)), [
    on(profileChanged, ({ consultantId }) => consultantId === id && read()),
  ])
  return latest?.painted === painted ? { ...latest.card, status: painted.status } : painted
}

/** Reads the open page again when this consultant changes something of what it shows. */
export function useProfileReload(consultantId: string) {
  const { revalidate } = useRevalidator()
  useFacts(TOPIC, () => {}, [
    on(profileChanged, (changed) => void (changed.consultantId === consultantId && revalidate())),
  ])
}
