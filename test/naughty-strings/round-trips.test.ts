import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/authorisation/people.ts'
import { openSite, type Site } from '#test/authorisation/site.ts'
import { bringDocument } from '#test/support/application-document.ts'
import { expectValidAnswer } from './expect-valid-answer.ts'
import { TEXTS } from './naughty.ts'
import { send } from './send.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
  const { people, now } = site.fixtures
  await bringDocument(site.db, people.nina.id, now)
})

const PREFIX = 'Uma frase que se guarda inteira, do começo ao fim: '

type RoundTrip = {
  who: Actor
  write: { name: string; with: (text: string) => object }
  read: { name: string; who: Actor; find: (answer: never, text: string) => string | undefined }
}
type StoredText = { id: string; text: string }

const id = crypto.randomUUID()
const testimonial = { id, rating: 5, location: 'Campinas – SP' }
const message = { id, name: 'Eva', email: 'eva@pessoas.test', subject: 'question' }

/** Where a text is written, and where somebody else reads it. */
const roundTrips = (): Record<string, RoundTrip> => {
  const { consultation, review } = site.fixtures.resources
  const application = { taxId: '52998224725', specialties: ['tarot'], pricePerMinuteCents: 299 }
  return {
    'a review': {
      who: 'ana',
      write: { name: `POST /api/consultations/${consultation[0].id}/review`, with: (text) => ({ stars: 4, text }) },
      read: {
        name: `GET /api/consultations/${consultation[0].id}/review`,
        who: 'ana',
        find: ({ review: it }: { review: StoredText }) => it.text,
      },
    },
    'an answer to a review': {
      who: 'luna',
      write: { name: `POST /api/reviews/${review[0].id}/answer`, with: (text) => ({ text }) },
      read: {
        name: `GET /api/consultants/${site.fixtures.people.luna.id}/reviews`,
        who: 'nobody',
        find: ({ reviews }: { reviews: { id: string; answer: { text: string } }[] }) =>
          reviews.find((one) => one.id === review[0].id)!.answer.text,
      },
    },
    'a testimonial': {
      who: 'ana',
      write: { name: 'POST /api/testimonials', with: (text) => ({ ...testimonial, content: text }) },
      read: {
        name: 'GET /api/admin/testimonials',
        who: 'iris',
        find: ({ testimonials }: { testimonials: { id: string; content: string }[] }) =>
          testimonials.find((one) => one.id === id)!.content,
      },
    },
    'a message to the team': {
      who: 'nobody',
      write: { name: 'POST /api/contact', with: (text) => ({ ...message, text }) },
      read: {
        name: 'GET /api/admin/messages',
        who: 'iris',
        find: ({ messages }: { messages: StoredText[] }) => messages.find((one) => one.id === id)!.text,
      },
    },
    'a consultant’s bio': {
      who: 'nina',
      write: { name: 'POST /api/consultants/application', with: (text) => ({ ...application, bio: text }) },
      read: {
        name: 'GET /api/admin/applications',
        who: 'iris',
        find: ({ applications }: { applications: { id: string; bio: string }[] }) =>
          applications.find((one) => one.id === site.fixtures.people.nina.id)!.bio,
      },
    },
  }
}

async function callEndpoint(name: string, who: Actor, body?: object) {
  const [method, address] = name.split(' ') as [string, string]
  return expectValidAnswer(name, () => send(site, method, address, who, body && JSON.stringify(body)))
}

test.each(['a review', 'an answer to a review', 'a testimonial', 'a message to the team', 'a consultant’s bio'])(
  '%s is stored exactly as written, or refused',
  async (what) => {
    const { who, write, read } = roundTrips()[what]!
    let storedCount = 0
    for (const naughty of TEXTS) {
      const text = `${PREFIX}${naughty}.`
      await site.rolledBack(async () => {
        const written = await callEndpoint(write.name, who, write.with(text))
        if (written.status !== 200) return
        storedCount += 1
        const seen = await callEndpoint(read.name, read.who)
        expect(read.find(JSON.parse(seen.text) as never, text)).toBe(text)
      })
    }
    expect(storedCount, 'most texts can be stored').toBeGreaterThan(TEXTS.length / 2)
  },
)
