import { publishArticle, publishService } from '#domains/content/index.ts'
import { receiveMessage } from '#domains/support/index.ts'
import { offerProduct } from '#domains/shop/index.ts'
import type { Db } from '#platform/db.ts'

/** An article to find; answers its address. */
export async function addArticle(db: Db, slug: string, now: Date): Promise<string> {
  const words = {
    title: 'As cartas e o tempo',
    excerpt: 'O que uma carta diz do tempo.',
    category: 'tarot',
    emblem: 'sol',
    author: 'Casa',
  } as const
  await publishArticle(db, {
    ...words,
    id: crypto.randomUUID(),
    slug,
    sources: [],
    markdown: '## O tempo\n\nDevagar.',
    publishedAt: now,
    now,
  })
  return slug
}

export async function addService(db: Db, name: 'tarot' | 'runas', now: Date): Promise<string> {
  await publishService(db, { name, title: 'O serviço', summary: 'Como é.', markdown: '## Como é\n\nCalmo.', now })
  return name
}

/** A product on the shelf. */
export async function addProduct(db: Db, slug: string, now: Date) {
  const words = {
    name: 'Baralho de papel',
    category: 'baralhos',
    summary: 'Setenta e oito cartas.',
    description: 'Papel firme, impresso dos dois lados, numa caixa de papelão que fecha bem e cabe na bolsa.',
    picture: 'baralho',
  } as const
  const id = crypto.randomUUID()
  await offerProduct(db, {
    ...words,
    id,
    slug,
    facts: ['78 cartas', '7 × 12 cm'],
    priceCents: 4_900n,
    stock: 7,
    weightGrams: 300,
    shelf: 1,
    arrivedAt: now,
  })
  return { id, slug }
}

/** Somebody wrote to the team. */
export async function addMessage(db: Db, text: string, now: Date): Promise<string> {
  const id = crypto.randomUUID()
  await receiveMessage(db, { id, name: 'Carla', email: 'carla@pessoas.test', subject: 'other', text, now })
  return id
}
