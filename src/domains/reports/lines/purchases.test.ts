import { beforeEach, expect, test } from 'vitest'
import { CREDITS, PACKAGE, SUBSCRIPTION } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon, type OrdersAtNoon } from '#test/support/order-fixture.ts'
import { readStatement } from './read-statement.ts'
import { rowsOf } from './rows.rules.ts'

const PRICE = PACKAGE.priceCents!
let { db, orders } = {} as OrdersAtNoon
beforeEach(async () => void ({ db, orders } = await openOrdersAtNoon()))

const rowsOfAna = async (personId: string) =>
  rowsOf((await readStatement(db, { personId, cursor: undefined })).lines).map(({ words, amountCents, direct }) => [
    words.replaceAll('\u00a0', ' '),
    amountCents,
    direct?.amountCents ?? null,
  ])

test('a package that Pix paid is one row with its title, and what came back of it another one', async () => {
  const ana = await orders.payments.client('Ana')
  const { id } = await orders.buy(ana, { slug: PACKAGE.slug })
  const bought = [`Compra de minutos: ${PACKAGE.title}`, 0n, PRICE]
  expect(await rowsOfAna(ana)).toEqual([bought])
  await orders.cancel(id, ana)
  expect(await rowsOfAna(ana)).toEqual([[`Devolução por Pix: ${PACKAGE.title}`, 0n, PRICE], bought])
})

test('a month of a subscription is one row, its bonus another, and both have its title', async () => {
  const ana = await orders.payments.client('Ana')
  await orders.buy(ana, { slug: SUBSCRIPTION.slug })
  await orders.buyCredits(ana, 20_000n)
  expect(await rowsOfAna(ana)).toEqual([
    ['Pagamento por Pix: R$ 200,00 em créditos', 20_000n, null],
    [`Bônus: ${SUBSCRIPTION.title}`, SUBSCRIPTION.bonusCents, null],
    [`Mês de assinatura: ${SUBSCRIPTION.title}`, 0n, SUBSCRIPTION.priceCents],
  ])
})

test('credits come into the balance, and what it pays of a package leaves it', async () => {
  const ana = await orders.payments.client('Ana')
  await orders.buyCredits(ana)
  await orders.buyCredits(ana, 20_000n)
  await orders.pay(await orders.place(ana, PACKAGE.slug), PRICE)
  expect(await rowsOfAna(ana)).toEqual([
    [`Compra de minutos: ${PACKAGE.title}`, -PRICE, null],
    ['Pagamento por Pix: R$ 200,00 em créditos', 20_000n, null],
    [`Bônus: ${CREDITS.title}`, CREDITS.bonusCents, null],
    [`Pagamento por Pix: ${CREDITS.title}`, CREDITS.priceCents, null],
  ])
})
