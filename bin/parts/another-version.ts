import { connect, type Db } from '#platform/db.ts'
import { AnotherHistory } from '#platform/migrations.ts'
import { hasReachedMilestone, isDemoDatabase } from '#platform/milestones.ts'
import { giveUp } from './say.ts'

type Place = { url: string; isEmbedded: boolean }

/**
 * Does what `apply` does to a database. An embedded demo that another version made is announced, thrown away and made
 * again; any other database that another version made ends this program and stays as it was.
 */
export async function orBeginAnew<T>(
  place: Place,
  apply: (url: string) => Promise<T>,
  announce: () => void,
): Promise<T> {
  try {
    return await apply(place.url)
  } catch (error) {
    if (!(error instanceof AnotherHistory)) throw error
    if (!(await isOurDemo(place)))
      giveUp(`${OF_ANOTHER} ${place.isEmbedded ? WITHOUT_DEMO : NAMED}\n  (${error.message})`)
    announce()
    return beginAnew(place.url, apply)
  }
}

const OF_ANOTHER = 'Outra versão do programa fez este banco de dados, e esta não pode continuá-lo. Nada foi mudado.\n '
const NAMED = 'Volte à versão que o fez, ou indique em DATABASE_URL um banco de dados vazio.'
const WITHOUT_DEMO =
  'Volte à versão que o fez; ou, se nada nele importa, apague a pasta .data/postgres e comece de novo.'

/** Only this program creates demos, and it says so in the database; before it did, it said so when one was seeded. */
async function isOurDemo({ url, isEmbedded }: Place): Promise<boolean> {
  if (!isEmbedded || process.env.APP_ENV === 'production') return false
  return during(url, async (db) => (await isDemoDatabase(db)) || hasReachedMilestone(db, 'demo_world'))
}

const WHO_BEGINS = 7_346_003

/** One at a time: whoever waited finds it made. Who is still connected is sent away, and comes back by itself. */
const beginAnew = <T>(url: string, apply: (url: string) => Promise<T>): Promise<T> =>
  during(new URL('/postgres', url).href, async (server) => {
    await server`select pg_advisory_lock(${WHO_BEGINS})`
    try {
      return await apply(url)
    } catch (error) {
      if (!(error instanceof AnotherHistory)) throw error
      const name = new URL(url).pathname.slice(1)
      await server.unsafe(`drop database ${name} with (force)`)
      await server.unsafe(`create database ${name}`)
      return apply(url)
    }
  })

async function during<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 1, name: 'start' })
  return work(db).finally(() => db.end())
}
