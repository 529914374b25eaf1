import { publishItem } from '#domains/catalogue/publishing/items/publish-item.ts'
import { setPrice } from '#domains/catalogue/publishing/items/set-price.ts'
import { databaseClock } from '#platform/clock.ts'
import { SENT_TERMS, TERMS } from '../fixtures/catalogue.ts'
import { ADMINS, type MatrixRows, type SetupContext, target } from './matrix-row.ts'

const item = target('slug', 'catalogueItem')
const LATER = new Date(Date.now() + 30 * 86_400_000)

/** Each of the two drafts, by a colleague. */
const ofEach =
  (act: (given: { db: SetupContext['db']; slug: string; by: string }) => Promise<unknown>) =>
  async ({ db, fixtures: { people, resources } }: SetupContext) => {
    for (const { id } of resources.catalogueItem) await act({ db, slug: id, by: people.sol.id })
  }

/** The version of each that is scheduled. */
const scheduled = new Map<string, string>()

/** What the team does with the catalogue. */
export const catalogue: MatrixRows = {
  'GET /api/team/catalogue/items': { may: ADMINS },
  'GET /api/team/catalogue/items/:slug': { may: ADMINS, target: item },
  'POST /api/team/catalogue/items': {
    may: ADMINS,
    input: () => ({
      slug: `pacote-${crypto.randomUUID()}`,
      kind: 'package',
      title: 'Três conversas',
      summary: 'Para um ano.',
      consultations: 3,
      terms: SENT_TERMS,
    }),
  },
  'PUT /api/team/catalogue/items/:slug': {
    may: ADMINS,
    target: item,
    input: { revision: 1, title: 'Cinco encontros', summary: 'Para um ano.', consultations: 5 },
  },
  'POST /api/team/catalogue/items/:slug/prices': {
    may: ADMINS,
    target: item,
    input: { seen: 1, from: null, terms: { ...SENT_TERMS, priceCents: 36_990 } },
  },
  'DELETE /api/team/catalogue/items/:slug/prices/:version': {
    may: ADMINS,
    target: item,
    input: (_, __, of) => ({ version: scheduled.get(of?.id ?? '') ?? '2' }),
    setup: ofEach(async ({ db, slug, by }) => {
      const [row] = await db<{ seen: number }[]>`
        select max(version)::int as seen from catalogue_prices where slug = ${slug}`
      const { seen } = row!
      const given = { slug, seen, from: LATER, terms: { ...TERMS, minutes: 160 } }
      await setPrice(db, { by, clock: databaseClock }, given)
      scheduled.set(slug, String(seen + 1))
    }),
  },
  'POST /api/team/catalogue/items/:slug/publication': {
    may: ADMINS,
    target: item,
    input: { from: null, until: null },
  },
  'DELETE /api/team/catalogue/items/:slug/publication': {
    may: ADMINS,
    target: item,
    setup: ofEach(({ db, slug, by }) =>
      publishItem(db, { by, clock: databaseClock }, { slug, from: LATER, until: null }),
    ),
  },
  'PUT /api/team/catalogue/items/:slug/place': {
    may: ADMINS,
    target: item,
    input: ({ resources: { catalogueItem } }, _, of) => ({
      before: of && of.id === catalogueItem[1].id ? catalogueItem[0].id : null,
    }),
  },
  'DELETE /api/team/catalogue/items/:slug': { may: ADMINS, target: item },
  'GET /api/team/welcome-budget': { may: ADMINS },
  'PUT /api/team/welcome-budget': { may: ADMINS, input: { monthlyCents: 150_000, before: null } },
  'GET /api/team/catalogue/coupons': { may: ADMINS },
  'PUT /api/team/catalogue/coupons/:code': {
    may: ADMINS,
    input: () => ({
      code: `C${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
      revision: null,
      percent: 5,
      amountCents: null,
      kinds: ['package'],
      minimumCents: 0,
      startsAt: LATER.toISOString(),
      endsAt: new Date(LATER.getTime() + 86_400_000).toISOString(),
      maxUses: null,
      perPerson: 1,
      isFirstPurchase: false,
      isAutomatic: false,
      isPublic: false,
    }),
  },
  'DELETE /api/team/catalogue/coupons/:code': { may: ADMINS, target: target('code', 'coupon') },
}
