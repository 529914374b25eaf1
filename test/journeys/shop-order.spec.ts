import { expect, type Page } from '@playwright/test'
import { recordCoupon } from '#domains/catalogue/coupons/sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { connect, type Db } from '#platform/db.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { axeViolations } from './axe.ts'
import { DESKTOP, openBrowser, signIn } from './people.ts'
import { openAnaWithCredits } from './start-consultation.ts'
import { typeTeamCode } from './team-session.ts'
import { test } from './test.ts'

const DECK = 'Tarot de Marselha, edição almanaque'
const SECOND_DECK = 'Tarot Cenas do Brasil'
const CLOTH = 'Toalha de leitura azul-noite'
const ORDERS = '/admin-dashboard/loja/pedidos'

async function withDatabase<T>(act: (db: Db) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: the journey reads the site’s own database')
  const db = connect(url, { max: 1 })
  return act(db).finally(() => db.end())
}

/** A coupon of a tenth off goods, for whoever knows it. */
const addCoupon = (code: string) =>
  withDatabase((db) =>
    db.begin((tx) =>
      recordCoupon(tx, {
        code,
        percent: 10,
        amount: null,
        kinds: ['goods'],
        minimum: 0n,
        startsAt: new Date(Date.now() - 60_000),
        endsAt: new Date(Date.now() + 86_400_000),
        maxUses: null,
        isPublic: false,
      }),
    ),
  )

const stocks = () =>
  withDatabase(async (db) =>
    Object.fromEntries(
      (
        await db<{ name: string; stock: number }[]>`
          select p.name, v.stock from shop_variants v join shop_products p on p.id = v.product_id
          where p.name in ${db([DECK, SECOND_DECK, CLOTH])}`
      ).map(({ name, stock }) => [name, stock]),
    ),
  )

const mailSubjects = async (page: Page, email: string) => {
  await page.goto(`/api/sandbox/mailbox?para=${email}`)
  return page.locator('li a').allTextContents()
}

test('three products with a coupon, paid by balance and Pix, packed, posted, delivered, and one sent back', async ({
  browser,
}) => {
  const [ana, team] = [await openAnaWithCredits(browser), await openBrowser(browser, DESKTOP)]
  const { page, email } = ana
  await signIn(team, demoPeople[2].email)
  const coupon = `MESA${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  await addCoupon(coupon)
  const before = await stocks()

  await test.step('Ana fills the cart, and says where it goes', async () => {
    await page.goto('/loja', { waitUntil: 'networkidle' })
    for (const name of [DECK, SECOND_DECK, CLOTH])
      await page.getByRole('button', { name: `Pôr no carrinho: ${name}`, exact: true }).click()
    await page.getByRole('link', { name: 'Carrinho, 3 itens' }).click()
    await expect(page.getByRole('heading', { name: 'Fechar o pedido' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ir para o pagamento' })).toBeDisabled()
    await page.getByLabel('Quem recebe').fill('Ana Moreira')
    await page.getByLabel('CEP', { exact: true }).fill('30130-010')
    await expect(page.getByLabel('Estado')).toHaveValue('MG')
    await page.getByLabel('Rua').fill('Avenida Afonso Pena')
    await page.getByLabel('Número').fill('1500')
    await page.getByLabel('Bairro').fill('Centro')
    await page.getByLabel('Cidade').fill('Belo Horizonte')
    await page.getByRole('button', { name: 'Guardar o endereço' }).click()
    await expect(page.getByRole('radiogroup', { name: 'Como vai?' }).getByRole('radio').first()).toBeChecked()
    await page.getByText('Tenho um cupom').click()
    await page.getByLabel('Cupom', { exact: true }).fill(coupon)
    await page.getByText('É um presente').click()
    await page.getByLabel('Bilhete que vai na caixa').fill('Para as suas noites de lua.')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  })

  await test.step('the summary is paid in part from the balance', async () => {
    await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
    await expect(page.getByText(`Cupom ${coupon}`)).toBeVisible()
    await expect(page.getByText('Para as suas noites de lua.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Pagar .* com Pix$/ }).click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /página do banco/ }).click()
    const bank = await opening
    await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
    await bank.close()
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'Seu pedido está confirmado' })).toBeVisible()
    await expect(page.getByText('Pago com o saldo')).toBeVisible()
    await expect(page.getByText('Ainda vamos embalar o seu pedido.')).toBeVisible()
  })
  const orderId = new URL(page.url()).searchParams.get('pedido')!

  await test.step('the team packs and posts it', async () => {
    await team.goto(ORDERS)
    const choice = team.getByLabel(`Escolher o pedido ${orderId.slice(0, 8).toUpperCase()}`)
    await choice.check()
    expect(await axeViolations(team)).toEqual([])
    await team.getByRole('button', { name: 'Está embalado' }).click()
    await typeTeamCode(team)
    await expect(choice).toBeHidden()
    await team.getByRole('tab', { name: 'Embalados' }).click()
    await team.getByLabel('Uma linha por pacote: pedido e código').fill(`${orderId.slice(0, 8)} AB123456789BR`)
    await team.getByRole('button', { name: 'Registrar as postagens' }).click()
    await expect(team.getByText('Postado', { exact: true })).toBeVisible()
    expect(await axeViolations(team)).toEqual([])
  })

  await test.step('it arrives, and Ana sends the cloth back', async () => {
    await page.bringToFront()
    await expect(page.getByText('AB123456789BR')).toBeVisible()
    await page.getByRole('button', { name: 'Chegou', exact: true }).click()
    await page.getByRole('button', { name: 'Devolver', exact: true }).click()
    for (const name of [DECK, SECOND_DECK]) await page.getByRole('combobox', { name }).selectOption('0')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Pedir a devolução' }).click()
    await page.getByLabel('Já postei: código de rastreio').fill('BR987654321AB')
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(page.getByText('Quando o pacote estiver aqui, o valor volta para onde veio.')).toBeVisible()
  })

  await test.step('the team receives the cloth, whose money goes back', async () => {
    await team.goto(`${ORDERS}?pedido=${orderId}`)
    await team.getByText('Chegou: registrar o que veio').click()
    expect(await axeViolations(team)).toEqual([])
    await team.getByRole('button', { name: 'Registrar e devolver o valor' }).click()
    await expect(page.getByText(/^O valor voltou em/)).toBeVisible()
  })

  await test.step('Ana reviews the deck that she keeps, and everybody reads it', async () => {
    await page.getByRole('button', { name: `Avaliar: ${DECK}` }).click()
    await page.getByRole('radio', { name: '5 de 5: Excelente' }).press('Space')
    await page.getByLabel('Como ele é de perto?').fill('O papel é grosso, e o verso não escorrega da mão.')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Publicar avaliação' }).click()
    await expect(page.getByText('Sua avaliação está publicada')).toBeVisible()
    await expect(page.getByRole('article', { name: CLOTH })).toBeHidden()
    await team.goto('/loja?produto=tarot-de-marselha')
    await expect(team.getByText('O papel é grosso, e o verso não escorrega da mão.')).toBeVisible()
    expect(await axeViolations(team)).toEqual([])
  })

  expect(await stocks(), 'the cloth is on its shelf again').toEqual({
    ...before,
    [DECK]: before[DECK]! - 1,
    [SECOND_DECK]: before[SECOND_DECK]! - 1,
  })
  expect(await withDatabase((db) => findLedgerViolations(db))).toEqual([])
  const subjects = (await mailSubjects(await page.context().newPage(), email)).join('\n')
  for (const words of ['Pedido confirmado', 'está embalado', 'está a caminho', 'de volta, do seu pedido da loja'])
    expect(subjects).toContain(words)
})
