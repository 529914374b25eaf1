import { connect, type Db, isDatabaseUnavailable } from '#platform/db.ts'
import { AnotherHistory } from '#platform/migrations.ts'
import { hasReachedMilestone, isDemoDatabase } from '#platform/milestones.ts'
import { giveUp } from './say.ts'

type Place = { url: string; isEmbedded: boolean }

/**
 * Does what `apply` does to a database. An embedded demo that another version made is announced, thrown away and made
 * again, by one command at a time; any other database that another version made ends this program and stays as it was.
 */
export async function orBeginAnew<T>(
  place: Place,
  apply: (url: string) => Promise<T>,
  announce: () => void,
): Promise<T> {
  try {
    return await apply(place.url)
  } catch (error) {
    const isOther = error instanceof AnotherHistory
    if (isOther && !mayBeOurDemo(place)) refuse(place, error)
    if (!isOther && !(place.isEmbedded && isThrownAway(error))) throw error
    return beginAnew(place, apply, announce)
  }
}

/** Another command may just be throwing the database away: it is gone, or the connection was cut. */
const isThrownAway = (error: unknown) =>
  isDatabaseUnavailable(error) || (error as { code?: string }).code === NO_SUCH_DATABASE
const NO_SUCH_DATABASE = '3D000'

function refuse({ isEmbedded }: Place, { message }: AnotherHistory): never {
  return giveUp(`${OF_ANOTHER} ${isEmbedded ? WITHOUT_DEMO : NAMED}\n  (${message})`)
}

const OF_ANOTHER = 'Outra versão do programa fez este banco de dados, e esta não pode continuá-lo. Nada foi mudado.\n '
const NAMED = 'Volte à versão que o fez, ou indique em DATABASE_URL um banco de dados vazio.'
const WITHOUT_DEMO =
  'Volte à versão que o fez; ou, se nada nele importa, apague a pasta .data/postgres e comece de novo.'

const mayBeOurDemo = ({ isEmbedded }: Place) => isEmbedded && process.env.APP_ENV !== 'production'

/** Only this program creates demos, and it says so in the database; before it did, it said so when one was seeded. */
const isOurDemo = async (place: Place) =>
  mayBeOurDemo(place) &&
  (await during(place.url, async (db) => (await isDemoDatabase(db)) || hasReachedMilestone(db, 'demo_world')))

const WHO_BEGINS = 7_346_003

/** One at a time: whoever waited finds it made. Who is still connected is sent away, and comes back by itself. */
const beginAnew = <T>(place: Place, apply: (url: string) => Promise<T>, announce: () => void): Promise<T> =>
  during(new URL('/postgres', place.url).href, async (server) => {
    // The one who begins has a whole database to make, on a machine that may be busy.
    await server`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`
    await server`select pg_advisory_lock(${WHO_BEGINS})`
    try {
      return await apply(place.url)
    } catch (error) {
      if (!(error instanceof AnotherHistory)) throw error
      if (!(await isOurDemo(place))) refuse(place, error)
      announce()
      const name = new URL(place.url).pathname.slice(1)
      await server.unsafe(`drop database ${name} with (force)`)
      await server.unsafe(`create database ${name}`)
      return apply(place.url)
    }
  })

async function during<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 1, name: 'start' })
  return work(db).finally(() => db.end())
}
