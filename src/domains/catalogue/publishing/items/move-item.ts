import type { Db } from '#platform/db.ts'
import { type Acting, changeCatalogue } from '../margin/change-catalogue.ts'
import { refuse } from './rules.ts'
import { listRows, updatePlaces } from './sql.ts'

/** Puts an item before another one of its kind, or last. Where it is already, nothing changes. */
export const moveItem = (db: Db, acting: Acting, { slug, before }: { slug: string; before: string | null }) =>
  changeCatalogue(db, acting, async (tx, at) => {
    const all = await listRows(tx, { at })
    const item = all.find((one) => one.slug === slug)
    if (!item) throw refuse('not_found')
    const slugs = all.filter(({ kind }) => kind === item.kind).map((one) => one.slug)
    const others = slugs.filter((one) => one !== slug)
    const place = before === null ? others.length : others.indexOf(before)
    if (place < 0) throw refuse('not_found')
    const wanted = others.toSpliced(place, 0, slug)
    if (wanted.join() === slugs.join()) return undefined
    await updatePlaces(tx, wanted)
    return {
      kind: 'catalogue.item_moved',
      before: { item: slug, place: slugs.indexOf(slug) + 1 },
      after: { item: slug, place: place + 1 },
    }
  })
