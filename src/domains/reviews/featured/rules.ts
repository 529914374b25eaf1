/**
 * Reviews count for being featured once so much of the client's own money was captured with that consultant, without
 * bonus and free minutes and less what came back. Centavos.
 */
export const BACKED_FROM = 1_000n

/** So many accounts, those that reviewed somebody last, decide. To be forgotten, a hundred others have to pay. */
export const VOICES = 100

/** What one account says of a consultant: the average of its stars that count. */
export type Voice = { personId: string; stars: number }

type Given = {
  consultantId: string
  voices: readonly Voice[]
  /** Accounts with a phone, payer, card or device in common. */
  groups: readonly (readonly string[])[]
  /** Pairs of accounts that the team found to be two people, in either order. */
  toldApart: readonly (readonly [string, string])[]
}

/**
 * What people said of a consultant: how many, and the average of their stars. Accounts with something in common, also
 * by way of a third one, are one person; one with something in common with the consultant is nobody. Undefined: nobody
 * said anything.
 */
export function featuredRatingOf(given: Given): { people: number; stars: number } | undefined {
  const { consultantId, voices } = given
  const personOf = uniteAccounts(given)
  const said = new Map<string, { stars: number }[]>()
  for (const voice of voices) {
    const person = personOf(voice.personId)
    said.set(person, [...(said.get(person) ?? []), voice])
  }
  said.delete(personOf(consultantId))
  if (said.size === 0) return undefined
  const averages = [...said.values()].map((own) => averageOf(own.map(({ stars }) => stars)))
  return { people: averages.length, stars: averageOf(averages) }
}

const averageOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** A name for the person of each account, the same for all accounts of one. */
function uniteAccounts({ groups, toldApart }: Given): (id: string) => string {
  const apart = new Set(toldApart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const parents = new Map<string, string>()
  const personOf = (id: string): string => {
    let person = id
    for (let next = parents.get(person); next !== undefined; next = parents.get(person)) person = next
    return person
  }
  for (const group of groups) {
    const firsts: string[] = []
    for (const id of group) {
      const same = firsts.find((first) => !apart.has(`${first} ${id}`))
      if (same === undefined) firsts.push(id)
      else if (personOf(same) !== personOf(id)) parents.set(personOf(id), personOf(same))
    }
  }
  return personOf
}
