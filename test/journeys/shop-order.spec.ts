import { expect } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { openAnaWithCredits } from './start-consultation.ts'
import { test } from './test.ts'

const DECK = 'Tarot de Marselha, edição almanaque'

test('Ana orders a deck for a friend to her address, pays with her balance and by Pix, and sees it on its page', async ({
  browser,
}) => {
  const { page } = await openAnaWithCredits(browser)

  await test.step('the cart, the address and the freight', async () => {
    await page.goto('/loja', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: `Pôr no carrinho: ${DECK}`, exact: true }).click()
    await page.getByRole('link', { name: 'Carrinho, 1 item' }).click()
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
    await page.getByText('É um presente').click()
    await page.getByLabel('Bilhete que vai na caixa').fill('Para as suas noites de lua.')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  })

  await test.step('the summary, paid in part from the balance', async () => {
    await expect(page.getByRole('heading', { name: 'Confira e pague' })).toBeVisible()
    await expect(page.getByText('Para as suas noites de lua.')).toBeVisible()
    await expect(page.getByText('Avenida Afonso Pena, 1500')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: /^Pagar/ }).click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: /página do banco/ }).click()
    const bank = await opening
    await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
    await bank.close()
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'Seu pedido está confirmado' })).toBeVisible()
    await expect(page.getByText('Pago com o saldo')).toBeVisible()
  })
})
